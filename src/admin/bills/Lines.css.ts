import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { border, color, media, mixin, radius, size, space, z } from '../../ui/theme/vars';

export const choices = style({
  ...mixin.grid(space[8]),
  gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
});

/** Stands below a line, under its name. */
export const entries = style([
  text.small,
  {
    padding: `0 ${space[8]} ${space[8]} calc(24px + 2.25em + ${space[24]})`,
    color: color.muted,
  },
]);

/** One word stays whole beside a long reason. */
export const undo = style({ flexShrink: 0 });

/** Stays in reach while more lines are chosen. */
export const actions = style({
  position: 'sticky',
  bottom: 0,
  zIndex: z.sticky,
  flexShrink: 0,
  ...mixin.grid(space[8]),
  // Six actions fill their rows.
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  minWidth: 0,
  padding: `${space[8]} ${size.gutter}`,
  border: `0 solid ${color.lagoon}`,
  borderTopWidth: border.control,
  background: color.surface,
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.lg]: {
      padding: space[8],
      borderWidth: border.control,
      borderRadius: radius.card,
    },
  },
});
