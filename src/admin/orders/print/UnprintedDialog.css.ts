import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/vars.css';

export const frame = style({
  display: 'flex',
  justifyContent: 'center',
  padding: vars.space[16],
  borderRadius: vars.radius.card,
  background: 'white',
});
