import { vars } from '../../ui/theme/vars.css';

/** What a card of the dashboard lies on. */
export const surface = {
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
} as const;
