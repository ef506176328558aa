import { style } from '@vanilla-extract/css';
import { border, color, radius, space } from '../../ui/theme/vars';

export const party = style({
  padding: space[12],
  border: `${border.hair} solid ${color.line}`,
  borderRadius: radius.card,
});
