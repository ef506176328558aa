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

export const service = style({ display: 'flex', flexDirection: 'column', gap: space[16] });

export const tableNumber = style({ maxWidth: '14rem' });

export const question = style({ minWidth: 0, padding: 0, border: 0 });

export const tables = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  paddingTop: space[12],
});

export const postalCode = style({ maxWidth: '14rem' });

/** Small actions look like links, aligned with the column. */
export const clear = style({
  marginInlineStart: `calc(-1 * ${space[12]})`,
  selectors: { '&&': { color: color.lagoon } },
});
