import { style, styleVariants } from '@vanilla-extract/css';
import * as text from '../theme/text.css';
import { color, media, radius, size, space, z } from '../theme/vars';

export const square = styleVariants({
  tap: { width: size.tap, height: size.tap, padding: 0, flexShrink: 0 },
  cta: { width: size.cta, height: size.cta, padding: 0, flexShrink: 0 },
  compact: { width: size.compact, height: size.compact, padding: 0, flexShrink: 0 },
});

export const badge = style([
  text.micro,
  {
    position: 'absolute',
    top: '2px',
    insetInlineEnd: '0',
    minWidth: '20px',
    paddingInline: space[4],
    borderRadius: radius.chip,
    border: `1px solid ${color.bg}`,
    background: color.ember,
    color: color.onEmber,
    textAlign: 'center',
    pointerEvents: 'none',
  },
]);

/** Mice get a tooltip; screen readers read the label. */
export const tip = style([
  text.small,
  {
    display: 'none',
    position: 'absolute',
    top: 'calc(100% + 6px)',
    insetInlineEnd: 0,
    zIndex: z.sticky,
    width: 'max-content',
    maxWidth: '16rem',
    padding: `${space[4]} ${space[8]}`,
    borderRadius: radius.tag,
    background: color.ink,
    color: color.bg,
    pointerEvents: 'none',
    '@media': {
      [`${media.lg} and ${media.hover}`]: {
        selectors: {
          'button:hover > &, button:focus-visible > &': { display: 'block' },
        },
      },
    },
  },
]);
