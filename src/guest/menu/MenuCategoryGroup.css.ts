import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/breakpoints';
import { vars } from '../../ui/theme/vars.css';
import { bannerHeight } from '../shared/bars.css';

export const group = style({
  // With the page's own scroll padding (the top bar) this makes the specified 120 px.
  scrollMarginTop: `calc(120px - ${vars.size.topBar} + ${bannerHeight})`,
  selectors: { '& + &': { marginTop: vars.space[32] } },
  // The browser lays out and paints a category only near the viewport, and all of them before a scroll to one (scroll-to.ts).
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 1200px',
  '@media': { [media.print]: { contentVisibility: 'visible' } },
});

export const grid = style({
  marginTop: vars.space[12],
  '@media': { [media.md]: { gap: vars.space[16] } },
});
