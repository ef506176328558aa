import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../theme/vars';

/** The background matches the drawings, so the picture does not flash while loading. */
export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  background: color.pictureGround,
});

export const ratio = styleVariants({
  square: { aspectRatio: '1' },
  wide: { aspectRatio: '16 / 10' },
  fill: { height: '100%' },
});

export const image = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

export const dimmed = style({ filter: 'grayscale(1) brightness(.7)' });
