import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { border, color, media, mixin, size, space } from '../../ui/theme/vars';

export const figure = style([text.displayM, { overflowWrap: 'anywhere' }]);

/** The link leads to the page of the figure. */
export const monthLink = style({
  ...mixin.row(),
  minHeight: size.tap,
  color: color.ink,
  textDecorationColor: color.lagoon,
});

export const sections = style({
  display: 'grid',
  gap: space[12],
  alignItems: 'start',
  '@media': { [media.lg]: { gridTemplateColumns: '3fr 2fr' } },
});

export const sectionHead = style({
  ...mixin.wrapped(`${space[4]} ${space[12]}`),
  alignItems: 'baseline',
  justifyContent: 'space-between',
});

export const rows = style({
  ...mixin.stack(),
  marginBottom: `calc(-1 * ${space[8]})`,
  listStyle: 'none',
});

const rowFrame = {
  minHeight: size.cta,
  paddingBlock: space[8],
  borderTop: `${border.hair} solid ${color.line}`,
} as const;

export const row = style({
  ...rowFrame,
  ...mixin.wrapped(`${space[4]} ${space[12]}`),
  justifyContent: 'space-between',
});

/** The columns hold code and time, amount, status; on a phone the status stands below. */
export const orderRow = style({
  ...rowFrame,
  ...mixin.wrapped(`${space[4]} ${space[16]}`),
  color: color.ink,
  textDecoration: 'none',
  '@media': {
    ...mixin.onHover({ background: color.sunken }),
    [media.md]: { display: 'grid', gridTemplateColumns: '1fr auto 9rem' },
  },
});

export const rowName = style([
  text.item,
  { display: 'flex', flexDirection: 'column', flex: 1, minWidth: '8rem' },
]);

export const foldedDone = style({
  ...mixin.row(),
  minHeight: size.tap,
  fontWeight: 600,
  cursor: 'pointer',
});

export const actions = style({
  display: 'grid',
  gap: space[8],
  listStyle: 'none',
  '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr' } },
});
