import { style } from '@vanilla-extract/css';
import { stack } from '../../../ui/theme/layout';
import { space } from '../../../ui/theme/vars.css';

export const page = style({
  ...stack(space[12]),
  minWidth: 0,
  padding: space[16],
});
