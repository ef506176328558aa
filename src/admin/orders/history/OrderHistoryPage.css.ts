import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/vars.css';

const { space } = vars;

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  minWidth: 0,
  padding: space[16],
});
