import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/vars.css';

const { color, space } = vars;

export const row = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
  minHeight: vars.size.kiosk,
  paddingBlock: space[12],
  borderBottom: `${vars.border.hair} solid ${color.line}`,
});
