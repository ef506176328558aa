import { globalStyle, style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { color, media, radius, space } from '../../ui/theme/vars';

export const chips = style({ marginTop: space[12] });

export const show = style({ flex: '1 0 auto' });

/** A tall tablet shows the choices without scrolling. */
export const dialog = style({
  '@media': {
    [`${media.md} and (min-height: 421px)`]: { selectors: { '&&': { maxHeight: '92dvh' } } },
  },
});

export const stage = style({ position: 'relative' });

/** Heart and share lie on the picture, in sight without scrolling. */
export const actions = style({ position: 'absolute', top: space[8], insetInlineEnd: space[8] });

export const picture = style({
  selectors: { '&&': { aspectRatio: '4 / 3' } },
  borderRadius: radius.card,
  // In landscape a phone has room for the choices only.
  '@media': { '(max-height: 479px)': { display: 'none' } },
});

/** The drawings stand in the lower part of their square. */
globalStyle(`${picture} > img`, { objectPosition: '50% 65%' });

export const fact = style([
  text.body,
  { display: 'grid', gridTemplateColumns: '7.5rem minmax(0, 1fr)', columnGap: space[12] },
]);

export const ask = style({ marginTop: space[8] });

export const kept = style({ fill: 'currentColor', color: color.ember });

export const add = style({ flex: '1 0 auto' });
