import { color, media, mixin, radius, shadow, size, space } from '../../ui/theme/vars';

/** Frames a page, which scrolls by itself from `lg` on. */
export const pageFrame = {
  ...mixin.stack(space[16]),
  flex: 1,
  minHeight: 0,
  padding: `${space[16]} ${size.gutter} ${space[40]}`,
  background: color.bg,
  '@media': { [media.lg]: { overflowY: 'auto' } },
} as const;

export const surface = mixin.card;

/** The name is the row's button; its target covers the row. */
export const rowButton = {
  // The target is 44 px high without a higher row.
  minWidth: size.compact,
  minHeight: size.compact,
  marginBlock: '-10px',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '::before': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
} as const;

export const entryCard = {
  ...mixin.stack(space[16]),
  width: '100%',
  padding: space[24],
  ...surface,
  borderRadius: radius.sheet,
  boxShadow: shadow.e2,
} as const;
