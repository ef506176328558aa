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
  '@media': { [media.lg]: { paddingBlock: vars.space[72] } },
});

/** The scroll margin keeps the heading below the sticky bars. */
export const offset = styleVariants({
  section: { scrollMarginTop: '72px' },
  grid: { scrollMarginTop: '120px' },
});

export const tone = styleVariants({
  plain: {},
  sunken: { background: vars.color.sunken },
});

export const head = style({ marginBottom: vars.space[16] });

export const eyebrow = style({ color: vars.color.lagoon, marginBottom: vars.space[4] });
