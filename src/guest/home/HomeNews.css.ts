import { style } from '@vanilla-extract/css';
import { media, mixin, radius, shadow, size, space, z } from '../../ui/theme/vars';
import { bannerHeight, sectionBar } from '../shared/bars.css';

export const banner = style({
  position: 'sticky',
  top: size.topBar,
  zIndex: z.bar,
  minHeight: bannerHeight,
});

/** The notices sit above the chat's button. */
export const news = style({
  ...mixin.grid(space[8]),
  position: 'fixed',
  zIndex: z.banner,
  insetInline: size.gutter,
  bottom: `calc(${sectionBar} + ${size.bottomBar} + ${space[12]} + env(safe-area-inset-bottom))`,
  borderRadius: radius.card,
  boxShadow: shadow.e2,
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [media.md]: { insetInline: `auto ${size.gutter}`, width: '420px' },
    [media.print]: { display: 'none' },
  },
});

/** The cart's bar raises the chat's button, and the notices with it. */
export const raised = style({
  bottom: `calc(${sectionBar} + 2 * ${size.bottomBar} + ${space[12]} + env(safe-area-inset-bottom))`,
});
