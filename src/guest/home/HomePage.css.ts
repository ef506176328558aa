import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/breakpoints';
import * as text from '../../ui/theme/text.css';
import { vars } from '../../ui/theme/vars.css';

const { color, space, motion } = vars;

const rise = keyframes({ from: { transform: 'translateY(100%)', opacity: 0 } });

/** Only the button takes taps, so content beside it stays reachable. */
export const bar = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: vars.z.bar,
  padding: `${space[8]} ${vars.gutter}`,
  paddingBottom: `max(${space[16]}, env(safe-area-inset-bottom))`,
  pointerEvents: 'none',
  animation: `${rise} ${motion.sheet} ${motion.easeOut}`,
  '@media': {
    [media.md]: { left: 'auto', width: '24rem' },
    [media.lg]: { paddingBottom: space[24] },
  },
});

export const button = style({
  pointerEvents: 'auto',
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.e3,
});

export const part = style({
  paddingTop: space[24],
  '@media': { [media.lg]: { paddingTop: space[56] } },
});

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[8],
  marginTop: space[12],
  listStyle: 'none',
  '@media': { [media.md]: { gap: space[16] } },
});

export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  border: `${vars.border.hair} solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  overflow: 'hidden',
  '@media': {
    [media.lg]: { gridTemplateRows: 'none', gridTemplateColumns: '144px minmax(0, 1fr)' },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: space[4],
  padding: space[8],
  '@media': { [media.md]: { padding: space[16] } },
});

export const title = style([
  text.small,
  { fontWeight: 700, '@media': { [media.md]: { fontSize: '1.0625rem' } } },
]);

/** A phone hides the picture. */
export const more = style([
  text.small,
  text.muted,
  { display: 'none', '@media': { [media.md]: { display: 'block' } } },
]);
