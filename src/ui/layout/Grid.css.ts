import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints';

export const grid = style({ display: 'grid' });

// minmax(0, …) lets long words wrap instead of widening their column.
function columns(count: number) {
  return { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` };
}

export const layout = styleVariants({
  items: {
    ...columns(1),
    '@media': { [media.md]: columns(2), [media.lg]: columns(3), [media.xl]: columns(4) },
  },
  halves: { ...columns(1), '@media': { [media.md]: columns(2) } },
  thirds: { ...columns(1), '@media': { [media.md]: columns(3) } },
  quarters: { ...columns(2), '@media': { [media.lg]: columns(4) } },
});
