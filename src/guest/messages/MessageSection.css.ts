import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { color, media, mixin, space } from '../../ui/theme/vars';

export const halves = style({
  ...mixin.grid(space[32]),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      alignItems: 'start',
      columnGap: space[56],
    },
  },
});

export const write = style({
  ...mixin.stack(space[16]),
  maxWidth: '40rem',
  scrollMarginTop: space[16],
});

export const subject = style([
  text.small,
  { color: color.muted, overflowWrap: 'anywhere', paddingInline: space[16] },
]);
