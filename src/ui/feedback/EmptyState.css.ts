import { style } from '@vanilla-extract/css';
import { stack } from '../theme/layout';
import { radius, space } from '../theme/vars.css';

export const empty = style({
  ...stack(space[16]),
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
