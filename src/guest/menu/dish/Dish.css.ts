import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/breakpoints';
import { vars } from '../../../ui/theme/vars.css';
import { veil } from '../../../ui/theme/veil';

const ground = vars.color.pictureGround;

/** Holds the drawings' background colours. */
export const stage = style({
  display: 'grid',
  alignItems: 'center',
  background: `linear-gradient(${veil.black(0)} 40%, ${veil.black(65)}), ${ground}`,
});

/** Fades the drawing's edges. Upright cards show the drawing in a square. */
export const picture = style({
  background: 'none',
  maskImage: 'linear-gradient(transparent, black 16%, black 86%, transparent)',
  '@media': { [media.md]: { maskImage: 'none' } },
});
