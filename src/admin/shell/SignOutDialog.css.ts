import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const acts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  marginTop: vars.space[20],
});
