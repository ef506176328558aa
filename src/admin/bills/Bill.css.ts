import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { border, color, media, mixin, radius, size, space } from '../../ui/theme/vars';
import { pageFrame, surface } from '../page/page-frame';

export const page = style([pageFrame, { gap: space[12] }]);

/** From `lg` on the page stands still, and both columns scroll by themselves. */
export const bill = style({
  ...mixin.stack(space[12]),
  flex: 1,
  minHeight: 0,
  padding: `${space[12]} ${size.gutter}`,
  background: color.bg,
  '@media': { [media.lg]: { overflow: 'hidden', paddingBottom: 0 } },
});

export const columns = style({
  ...mixin.grid(space[16]),
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 1,
  minHeight: 0,
  alignContent: 'flex-start',
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 1fr) 400px',
      gridTemplateRows: 'minmax(0, 1fr)',
      alignContent: 'stretch',
    },
  },
});

/** Rows keep their height when the column scrolls. Its end lies below what stays in sight at its foot. */
const column = style({
  ...mixin.grid(space[16]),
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoRows: 'max-content',
  alignContent: 'flex-start',
  minWidth: 0,
  '@media': {
    [media.lg]: {
      minHeight: 0,
      overflow: 'hidden auto',
      selectors: { '&::after': { content: '', height: space[12] } },
    },
  },
});

export const lines = style([column]);
export const side = style([column, { gap: space[12] }]);

export const group = style([surface, { flexShrink: 0, overflow: 'hidden' }]);

export const groupHead = style([
  text.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${space[12]}`,
    padding: `${space[8]} ${space[16]}`,
    background: color.sunken,
    color: color.muted,
  },
]);

const lineRow = {
  ...mixin.grid(space[8]),
  gridTemplateColumns: '24px 2.25em minmax(0, 1fr) auto',
  alignItems: 'center',
  width: '100%',
  minHeight: size.tap,
  padding: `${space[4]} ${space[16]} ${space[4]} ${space[12]}`,
  borderTop: `${border.hair} solid ${color.line}`,
  textAlign: 'start',
  color: color.ink,
} as const;

/** A line that can be chosen for a payment. */
export const line = style([
  text.body,
  lineRow,
  {
    cursor: 'pointer',
    selectors: {
      '&[aria-pressed="true"]': { background: color.lagoonSoft },
      '&:focus-visible': { outlineOffset: '-3px' },
    },
    '@media': mixin.pressedInForcedColors,
  },
]);

export const still = style([text.body, lineRow]);
export const muted = style({ color: color.muted });
export const quantity = style({ fontWeight: 700, fontVariantNumeric: 'tabular-nums' });
export const tick = style({ justifySelf: 'center', color: color.lagoon });
export const paid = style({ justifySelf: 'center', color: color.success });

/** An empty circle, which costs a long bill less than a picture a line. */
export const untick = style({
  justifySelf: 'center',
  width: '18px',
  height: '18px',
  border: `${border.control} solid ${color.control}`,
  borderRadius: radius.chip,
});

export const bar = style({
  ...mixin.row(space[12]),
  justifyContent: 'space-between',
  minHeight: size.bottomBar,
  padding: `${space[8]} ${size.gutter}`,
  borderTop: `${border.hair} solid ${color.line}`,
  background: color.surface,
});
