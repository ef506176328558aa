import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const party = style({
  padding: vars.space[12],
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});
