import { style } from '@vanilla-extract/css';
import { color, media, mixin, motion, radius, space } from '../../ui/theme/vars';

export const part = style({ display: 'grid', gap: space[16], marginTop: space[40] });

export const moments = style({
  ...mixin.grid(space[12]),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[16] },
  },
});

export const moment = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.pictureGround,
});

// On a phone the first picture takes a whole row, the next two share one.
export const tall = style({
  aspectRatio: '4 / 5',
  selectors: { '&:first-child': { gridColumn: '1 / -1', aspectRatio: '1' } },
  '@media': {
    [media.md]: {
      selectors: { '&:first-child': { gridColumn: 'auto', aspectRatio: '4 / 5' } },
    },
  },
});

export const wide = style({
  gridColumn: '1 / -1',
  aspectRatio: '3 / 2',
  '@media': { [media.lg]: { aspectRatio: '2 / 1' } },
});

export const film = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const title = style({
  position: 'absolute',
  inset: 'auto 0 0',
  padding: `${space[40]} ${space[16]} ${space[16]}`,
  background: `linear-gradient(to top, ${color.bg}, transparent)`,
  '@media': {
    [media.hover]: {
      opacity: 0,
      transition: `opacity ${motion.fade} ${motion.easeOut}`,
      selectors: { [`${moment}:hover &, ${moment}:focus &`]: { opacity: 1 } },
    },
  },
});
