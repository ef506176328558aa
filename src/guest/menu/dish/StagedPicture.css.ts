import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/breakpoints';
import { vars } from '../../../ui/theme/vars.css';
import { veil } from '../../../ui/theme/veil';

const ground = vars.color.pictureGround;

/** The night above the bar and the dark of its top, as in the drawings themselves. */
export const stage = style({
  display: 'grid',
  alignItems: 'center',
  background: `linear-gradient(${veil.black(0)} 40%, ${veil.black(65)}), ${ground}`,
});

/** The drawing's edges melt into the stage. Upright cards give it a square of its own. */
export const picture = style({
  background: 'none',
  maskImage: 'linear-gradient(transparent, black 16%, black 86%, transparent)',
  '@media': { [media.md]: { maskImage: 'none' } },
});
