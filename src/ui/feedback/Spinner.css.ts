import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints';
import { vars } from '../theme/vars.css';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.4 } });

export const wheel = style({
  display: 'inline-block',
  width: '1.25em',
  height: '1.25em',
  flexShrink: 0,
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: vars.radius.chip,
  animation: `${turn} .8s linear infinite`,
  '@media': {
    [media.reducedMotion]: { animation: `${breathe} 2s ease-in-out infinite` },
    // Forced colours would close the gap of the ring.
    [media.forcedColors]: { borderStyle: 'dotted' },
  },
});

export const labelled = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  color: vars.color.muted,
});
