import { style } from '@vanilla-extract/css';
import { nightScope } from '../../../ui/theme/reset.css';
import { color, mixin, size, space } from '../../../ui/theme/vars';

/** The chips scroll, so that the tickets keep their height. */
export const bar = style([
  nightScope,
  {
    ...mixin.row(space[8]),
    justifyContent: 'space-between',
    minWidth: 0,
    padding: `${space[8]} ${space[12]} 0`,
    background: color.bg,
    color: color.ink,
  },
]);

export const filter = style({
  flex: '1 1 8rem',
  minWidth: 0,
  // The row of chips extends past its edges for the focus ring.
  marginInlineEnd: '6px',
});

export const ways = style({
  ...mixin.row(space[8]),
  flexShrink: 0,
});

/** The name of the station gives way to the buttons. */
export const station = style({
  flexShrink: 1,
  minWidth: size.tap,
  marginInlineEnd: 'auto',
});
