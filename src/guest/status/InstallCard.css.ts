import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const card = style({
  padding: vars.space[16],
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
});
