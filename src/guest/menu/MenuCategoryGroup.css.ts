import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/breakpoints';
import { vars } from '../../ui/theme/vars.css';
import { bannerHeight } from '../shared/bars.css';

export const group = style({
  // With the page's own scroll padding (the top bar) this makes the specified 120 px.
  scrollMarginTop: `calc(120px - ${vars.size.topBar} + ${bannerHeight})`,
  // Far from the screen its cards are neither laid out nor painted. Its edges are those of the rings around its cards.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 1200px',
  marginInline: `calc(-1 * ${vars.space[8]})`,
  paddingInline: vars.space[8],
  paddingBottom: vars.space[8],
  selectors: { '& + &': { marginTop: vars.space[24] } },
  '@media': { [media.print]: { contentVisibility: 'visible' } },
});

export const grid = style({
  marginTop: vars.space[12],
  '@media': { [media.md]: { gap: vars.space[16] } },
});
