import { style } from '@vanilla-extract/css';
import { color, media, mixin, space } from '../../ui/theme/vars';

/** The sheet keeps its height, so that nothing moves under the finger. */
export const sheet = style({
  height: '92dvh',
  '@media': { [media.md]: { height: 'auto' }, [media.low]: { height: 'auto' } },
});

export const news = style({
  ...mixin.stack(space[12]),
  selectors: { '&:empty': { display: 'none' } },
});

export const short = style({ maxWidth: '14rem' });

export const tables = style({ paddingTop: space[12] });

/** Small actions look like links, aligned with the column. */
export const clear = style({
  marginInlineStart: `calc(-1 * ${space[12]})`,
  selectors: { '&&': { color: color.lagoon } },
});
