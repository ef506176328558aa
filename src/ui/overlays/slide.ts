import { keyframes } from '@vanilla-extract/css';
import { motion } from '../theme/vars';

/** Returns keyframes of an entrance and its exit; only stylesheets call this function. */
export function slide(from: string) {
  const enter = keyframes({ from: { transform: from, opacity: 0 } });
  const leave = keyframes({ to: { transform: from, opacity: 0 } });
  return {
    selectors: {
      '&[data-state="open"]': { animation: `${enter} ${motion.sheet} ${motion.easeOut}` },
      '&[data-state="closed"]': { animation: `${leave} ${motion.base} ${motion.easeIn} forwards` },
    },
  };
}
