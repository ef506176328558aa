import { style } from '@vanilla-extract/css';
import { mixin, space } from '../../ui/theme/vars';

export const card = style({
  padding: space[16],
  ...mixin.card,
});
