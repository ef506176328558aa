import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/breakpoints';
import { vars } from '../../ui/theme/vars.css';
import { bannerHeight, sectionBar } from '../shared/bars.css';

export const banner = style({
  position: 'sticky',
  top: vars.size.topBar,
  zIndex: vars.z.bar,
  minHeight: bannerHeight,
});

/** The notices sit above the chat's button. */
export const news = style({
  display: 'grid',
  gap: vars.space[8],
  position: 'fixed',
  zIndex: vars.z.banner,
  insetInline: vars.gutter,
  bottom: `calc(${sectionBar} + ${vars.size.bottomBar} + ${vars.space[12]} + env(safe-area-inset-bottom))`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.e2,
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [media.md]: { insetInline: `auto ${vars.gutter}`, width: '420px' },
    [media.print]: { display: 'none' },
  },
});

/** The cart's bar raises the chat's button, and the notices with it. */
export const raised = style({
  bottom: `calc(${sectionBar} + 2 * ${vars.size.bottomBar} + ${vars.space[12]} + env(safe-area-inset-bottom))`,
});
