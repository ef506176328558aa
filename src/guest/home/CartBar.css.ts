import { keyframes, style } from '@vanilla-extract/css';
import { media, motion, radius, shadow, size, space, z } from '../../ui/theme/vars';
import { sectionBar } from '../shared/bars.css';

const rise = keyframes({ from: { transform: 'translateY(100%)', opacity: 0 } });

/** Only the button takes taps, so content beside it stays reachable. */
export const bar = style({
  position: 'fixed',
  insetInline: 0,
  bottom: sectionBar,
  zIndex: z.bar,
  padding: `${space[8]} ${size.gutter}`,
  paddingBottom: `max(${space[8]}, env(safe-area-inset-bottom))`,
  pointerEvents: 'none',
  animation: `${rise} ${motion.sheet} ${motion.easeOut}`,
  '@media': {
    [media.md]: { left: 'auto', width: '24rem' },
    [media.lg]: { paddingBottom: space[24] },
  },
});

export const button = style({
  pointerEvents: 'auto',
  borderRadius: radius.card,
  boxShadow: shadow.e3,
});
