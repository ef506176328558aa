import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

const { motion } = vars;

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });

/** What lies over the page while a dialog is open. */
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

/** Ground, edge and layer of every dialog. */
export const sheet = style({
  position: 'fixed',
  zIndex: vars.z.dialog,
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.surface,
  color: vars.color.ink,
  // Forced colours draw no ground, so the sheet needs an edge of its own.
  border: `${vars.border.hair} solid ${vars.color.line}`,
  boxShadow: vars.shadow.e3,
  // The ring belongs to controls; the sheet itself takes focus only to be read.
  selectors: { '&:focus': { outline: 'none' } },
});
