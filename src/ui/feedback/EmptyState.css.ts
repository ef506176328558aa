import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[16],
  maxWidth: '32rem',
  marginInline: 'auto',
  paddingBlock: vars.space[32],
  textAlign: 'center',
});

export const art = style({
  width: '160px',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
});
