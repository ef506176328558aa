import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints';
import * as text from '../theme/text.css';
import { vars } from '../theme/vars.css';

export const square = styleVariants({
  tap: { width: vars.size.tap, height: vars.size.tap, padding: 0, flexShrink: 0 },
  cta: { width: vars.size.cta, height: vars.size.cta, padding: 0, flexShrink: 0 },
  compact: { width: vars.size.compact, height: vars.size.compact, padding: 0, flexShrink: 0 },
});

export const badge = style([
  text.micro,
  {
    position: 'absolute',
    top: '2px',
    insetInlineEnd: '0',
    minWidth: '20px',
    paddingInline: vars.space[4],
    borderRadius: vars.radius.chip,
    border: `1px solid ${vars.color.bg}`,
    background: vars.color.ember,
    color: vars.color.onEmber,
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
    zIndex: vars.z.sticky,
    width: 'max-content',
    maxWidth: '16rem',
    padding: `${vars.space[4]} ${vars.space[8]}`,
    borderRadius: vars.radius.tag,
    background: vars.color.ink,
    color: vars.color.bg,
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
