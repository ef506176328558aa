import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints';
import { vars } from '../theme/vars.css';

export const container = style({
  width: '100%',
  maxWidth: `calc(${vars.size.contentMax} + 2 * ${vars.gutter})`,
  marginInline: 'auto',
  // A notch must not cover text.
  paddingLeft: `max(${vars.gutter}, env(safe-area-inset-left))`,
  paddingRight: `max(${vars.gutter}, env(safe-area-inset-right))`,
});

export const section = style({
  paddingBlock: vars.space[40],
  // The heading stays below the sticky bars.
  scrollMarginTop: '72px',
  '@media': { [media.lg]: { paddingBlock: vars.space[72] } },
});

export const tone = styleVariants({
  plain: {},
  sunken: { background: vars.color.sunken },
});

export const head = style({ marginBottom: vars.space[16] });

export const eyebrow = style({ color: vars.color.lagoon, marginBottom: vars.space[4] });
