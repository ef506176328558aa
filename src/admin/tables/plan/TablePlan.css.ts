import { style } from '@vanilla-extract/css';
import * as text from '../../../ui/theme/text.css';
import { border, color, media, mixin, radius, size, space } from '../../../ui/theme/vars';
import * as base from '../../shared/Parts.css';

export const page = style({
  ...mixin.stack(space[12]),
  flex: 1,
  minHeight: 0,
  padding: space[12],
  '@media': {
    [media.md]: { padding: space[16] },
    [media.lg]: { overflow: 'auto' },
  },
});

export const grow = style({ flex: '1 1 16rem', minWidth: 0 });

export const floor = style({
  ...mixin.grid(space[16]),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    // The whole plan fits a tablet of 1180 px.
    [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 272px' },
    [media.xl]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
  },
});

/** The plan scrolls if it does not fit. */
export const scroll = style({
  overflowX: 'auto',
  padding: space[8],
  border: `${border.hair} solid ${color.line}`,
  borderRadius: radius.card,
  background: color.bg,
});

/** From tablets on the plan positions its tables. */
export const placed = style({
  ...mixin.grid(space[12]),
  gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
  padding: space[4],
  '@media': { [media.md]: { display: 'block', position: 'relative' } },
});

export const plan = style([
  placed,
  {
    '@media': {
      // The plan scales with the width, from 1 to 1.4.
      [media.md]: {
        width: '100%',
        minWidth: 'calc(var(--plan-width) * 1px)',
        maxWidth: 'calc(var(--plan-width) * 1.4px)',
        padding: 0,
        aspectRatio: 'var(--plan-width) / var(--plan-height)',
      },
    },
  },
]);

export const heading = text.item;
export const row = style([
  text.body,
  {
    ...mixin.grid(`0 ${space[12]}`),
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    width: '100%',
    minHeight: size.cta,
    padding: `${space[8]} ${space[12]}`,
    border: `${border.hair} solid ${color.line}`,
    borderRadius: radius.ticket,
    background: color.surface,
    color: color.ink,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&[aria-pressed=true]': { borderColor: color.lagoon, background: color.lagoonSoft },
    },
  },
]);

export const time = text.item;
export const name = style({ overflowWrap: 'anywhere', fontWeight: 600 });
export const facts = style([text.small, { gridColumn: 2, color: color.muted }]);
export const strip = style([
  base.strip,
  {
    marginTop: space[4],
    padding: space[8],
    borderRadius: radius.field,
    background: color.dangerSoft,
  },
]);

/** The line keeps its height when empty, so that the tabs do not move. */
export const areaFacts = style([text.small, { minHeight: '20px', fontWeight: 400 }]);
