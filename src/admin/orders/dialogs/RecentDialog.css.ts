import { style } from '@vanilla-extract/css';
import { border, color, size, space } from '../../../ui/theme/vars';

export const row = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
  minHeight: size.kiosk,
  paddingBlock: space[12],
  borderBottom: `${border.hair} solid ${color.line}`,
});
