import { style } from '@vanilla-extract/css';
import { border, color, radius, space } from '../../ui/theme/vars';

export const card = style({
  padding: space[16],
  border: `${border.hair} solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
});
