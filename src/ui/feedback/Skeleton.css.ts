import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

// Short waits show nothing: the shape appears after 200 ms.
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const bone = style({
  background: vars.color.sunken,
  border: `${vars.border.hair} solid ${vars.color.line}`,
  animation: `${appear} ${vars.motion.fade} 200ms backwards`,
});

export const shape = styleVariants({
  text: { height: '1em', borderRadius: vars.radius.tag },
  title: { height: '1.75em', maxWidth: '16rem', borderRadius: vars.radius.tag },
  block: { minHeight: '124px', borderRadius: vars.radius.card },
  square: { aspectRatio: '1', borderRadius: vars.radius.card },
  button: { height: vars.size.tap, width: '8rem', borderRadius: vars.radius.button },
});
