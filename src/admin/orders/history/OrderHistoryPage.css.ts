import { style } from '@vanilla-extract/css';
import { space } from '../../../ui/theme/vars.css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  minWidth: 0,
  padding: space[16],
});
