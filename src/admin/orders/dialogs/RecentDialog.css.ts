import { style } from '@vanilla-extract/css';
import { border, color, mixin, size, space } from '../../../ui/theme/vars';

export const row = style({
  ...mixin.grid(`${space[4]} ${space[12]}`),
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  minHeight: size.kiosk,
  paddingBlock: space[12],
  borderBottom: `${border.hair} solid ${color.line}`,
});
