import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

const { motion } = vars;

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.dialog,
  background: vars.color.scrim,
  selectors: {
    '&[data-state="open"]': { animation: `${fadeIn} ${motion.fade} ${motion.easeOut}` },
    '&[data-state="closed"]': { animation: `${fadeOut} ${motion.fade} ${motion.easeIn} forwards` },
  },
});

export const sheet = style({
  position: 'fixed',
  zIndex: vars.z.dialog,
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.surface,
  color: vars.color.ink,
  // Forced colours remove backgrounds, so the sheet needs a border.
  border: `${vars.border.hair} solid ${vars.color.line}`,
  boxShadow: vars.shadow.e3,
  // The sheet shows no focus ring, because the focus serves only screen readers.
  selectors: { '&:focus': { outline: 'none' } },
});
