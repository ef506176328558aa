import { style } from '@vanilla-extract/css';
import { radius, space } from '../theme/vars.css';

export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[16],
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
