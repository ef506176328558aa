import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { border, color, media, mixin, motion, radius, size, space } from '../theme/vars';

// Short waits show nothing: the shape appears after 200 ms.
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const bone = style({
  background: color.sunken,
  border: `${border.hair} solid ${color.line}`,
  animation: `${appear} ${motion.fade} 200ms backwards`,
});

export const shape = styleVariants({
  text: { height: '1em', borderRadius: radius.tag },
  title: { height: '1.75em', maxWidth: '16rem', borderRadius: radius.tag },
  block: { minHeight: '124px', borderRadius: radius.card },
  square: { aspectRatio: '1', borderRadius: radius.card },
  button: { height: size.tap, width: '8rem', borderRadius: radius.button },
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.4 } });

export const wheel = style({
  display: 'inline-block',
  width: '1.25em',
  height: '1.25em',
  flexShrink: 0,
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: radius.chip,
  animation: `${turn} .8s linear infinite`,
  '@media': {
    [media.reducedMotion]: { animation: `${breathe} 2s ease-in-out infinite` },
    // Forced colours would close the gap of the ring.
    [media.forcedColors]: { borderStyle: 'dotted' },
  },
});

export const labelled = style({
  ...mixin.inlineRow(space[8]),
  color: color.muted,
});
