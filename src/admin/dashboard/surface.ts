import { vars } from '../../ui/theme/vars.css';

export const surface = {
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
} as const;
