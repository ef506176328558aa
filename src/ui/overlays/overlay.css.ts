import { keyframes, style } from '@vanilla-extract/css';
import { border, color, mixin, motion, shadow, z } from '../theme/vars';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: z.dialog,
  background: color.scrim,
  selectors: {
    '&[data-state="open"]': { animation: `${fadeIn} ${motion.fade} ${motion.easeOut}` },
    '&[data-state="closed"]': { animation: `${fadeOut} ${motion.fade} ${motion.easeIn} forwards` },
  },
});

export const sheet = style({
  position: 'fixed',
  zIndex: z.dialog,
  ...mixin.stack(),
  background: color.surface,
  color: color.ink,
  // Forced colours remove backgrounds, so the sheet needs a border.
  border: `${border.hair} solid ${color.line}`,
  boxShadow: shadow.e3,
  // The sheet shows no focus ring, because the focus serves only screen readers.
  selectors: { '&:focus': { outline: 'none' } },
});
