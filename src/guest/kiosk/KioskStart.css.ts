import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { color, media, mixin, radius, size, space } from '../../ui/theme/vars';

/** The words stand below the dishes on an upright screen, beside them on a wide one. */
export const start = style({
  flex: 1,
  ...mixin.grid(space[32]),
  gridTemplateRows: 'minmax(0, 1fr) auto',
  minHeight: 0,
  padding: size.gutter,
  background: color.bg,
  color: color.ink,
  '@media': {
    [`${media.lg} and (orientation: landscape)`]: {
      gridTemplateRows: 'none',
      gridTemplateColumns: '3fr 2fr',
      alignItems: 'center',
    },
  },
});

export const dishes = style({
  ...mixin.grid(space[16]),
  gridTemplateColumns: 'repeat(3, 1fr)',
  alignContent: 'center',
  '@media': {
    [`${media.lg} and (orientation: portrait)`]: { gridTemplateColumns: 'repeat(2, 1fr)' },
  },
});

export const dish = style({
  overflow: 'hidden',
  borderRadius: radius.card,
  '@media': {
    // Two rows leave room for the greeting.
    [`${media.lg} and (orientation: portrait)`]: {
      selectors: { '&:nth-child(n + 5)': { display: 'none' } },
    },
  },
});

export const welcome = style({ display: 'grid', gap: space[24], textAlign: 'center' });

export const name = style([text.displayXl, { fontSize: 'min(4.5rem, 13vw)' }]);

export const ways = style({
  ...mixin.grid(space[24]),
  '@media': {
    [`${media.md} and (orientation: portrait)`]: { gridTemplateColumns: '1fr 1fr' },
  },
});

export const way = style([
  text.body,
  { display: 'grid', alignContent: 'flex-start', gap: space[12] },
]);
