import { style } from '@vanilla-extract/css';
import { mixin, space } from '../../../ui/theme/vars';

export const page = style({
  ...mixin.stack(space[12]),
  minWidth: 0,
  padding: space[16],
});
