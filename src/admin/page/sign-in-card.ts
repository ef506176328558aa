import { vars } from '../../ui/theme/vars.css';

/** Styles the card of sign-in and unlock. */
export const entryCard = {
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  width: '100%',
  padding: vars.space[24],
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.sheet,
  background: vars.color.surface,
  boxShadow: vars.shadow.e2,
} as const;
