import { keyframes, style } from '@vanilla-extract/css';
import { color, media, motion, radius, shadow, size, space, z } from '../../ui/theme/vars';
import { sectionBar } from '../shared/bars.css';

const appear = keyframes({ from: { transform: 'scale(.6)', opacity: 0 } });

export const place = style({
  position: 'fixed',
  right: `max(${space[16]}, env(safe-area-inset-right))`,
  bottom: `calc(${sectionBar} + ${space[16]} + env(safe-area-inset-bottom))`,
  zIndex: z.sticky,
  animation: `${appear} ${motion.sheet} ${motion.easeOut}`,
  '@media': { [media.print]: { display: 'none' } },
});

/** The button sits above the cart's bar. */
export const raised = style({
  bottom: `calc(${sectionBar} + ${size.bottomBar} + ${space[16]} + env(safe-area-inset-bottom))`,
});

/** A button that a keyboard has just reached does not go from under it. */
export const gone = style({ selectors: { '&:not(:focus-within)': { visibility: 'hidden' } } });

/** The button keeps its place under a dialog, because the focus returns to it. */
export const unseen = style({ opacity: 0 });

export const button = style({
  selectors: {
    '&&': {
      borderRadius: radius.chip,
      background: color.lagoon,
      color: color.surface,
      boxShadow: shadow.e3,
    },
  },
});
