import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/breakpoints';
import { nightScope, vars } from '../../../ui/theme/vars.css';

const { color, space } = vars;

/** The board is dark in every theme, because staff read it across a kitchen at night. */
export const board = style([
  nightScope,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[8],
    flex: 1,
    minHeight: 0,
    padding: `${space[8]} ${space[8]}`,
    background: color.bg,
    '@media': {
      [media.md]: { paddingInline: space[12] },
      [media.lg]: { paddingBottom: 0, overflow: 'hidden' },
    },
  },
]);

export const columns = style({
  display: 'grid',
  flex: 1,
  minHeight: 0,
  gap: space[12],
  '@media': {
    [media.lg]: { display: 'flex', gap: space[8] },
  },
});

export const bones = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  padding: space[12],
});
