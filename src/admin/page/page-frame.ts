import { media } from '../../ui/theme/breakpoints';
import { vars } from '../../ui/theme/vars.css';

const { space } = vars;

/** Frames a page, which scrolls by itself from `lg` on. */
export const pageFrame = {
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  flex: 1,
  minHeight: 0,
  padding: `${space[16]} ${vars.gutter} ${space[40]}`,
  background: vars.color.bg,
  '@media': { [media.lg]: { overflowY: 'auto' } },
} as const;

export const pageHead = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
} as const;

export const pageTools = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space[12],
} as const;

export const surface = {
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
} as const;

export const pageSection = {
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  gap: vars.space[12],
  minWidth: 0,
  padding: vars.space[16],
  ...surface,
} as const;

/** The name is the row's button; its target covers the row. */
export const rowButton = {
  // The target is 44 px high without a higher row.
  minWidth: vars.size.compact,
  minHeight: vars.size.compact,
  marginBlock: '-10px',
  border: 0,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '::before': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
} as const;

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
