import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/breakpoints';
import { vars } from '../../ui/theme/vars.css';
import { bannerHeight } from '../shared/bars.css';

export const group = style({
  // This margin plus the page's own scroll padding (the top bar) makes the specified 120 px.
  scrollMarginTop: `calc(120px - ${vars.size.topBar} + ${bannerHeight})`,
  selectors: { '& + &': { marginTop: vars.space[32] } },
  // The browser skips layout and paint of off-screen categories until hydration.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 1200px',
  '@media': { [media.print]: { contentVisibility: 'visible' } },
});

export const grid = style({
  marginTop: vars.space[12],
  '@media': { [media.md]: { gap: vars.space[16] } },
});
