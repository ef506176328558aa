import { style } from '@vanilla-extract/css';
import { mixin, radius, space } from '../theme/vars';

export const empty = style({
  ...mixin.stack(space[16]),
  alignItems: 'center',
  maxWidth: '32rem',
  marginInline: 'auto',
  paddingBlock: space[32],
  textAlign: 'center',
});

export const art = style({
  width: '160px',
  overflow: 'hidden',
  borderRadius: radius.card,
});
