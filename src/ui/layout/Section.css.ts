import { style, styleVariants } from '@vanilla-extract/css';
import { color, media, size, space } from '../theme/vars';

export const container = style({
  width: '100%',
  maxWidth: `calc(${size.contentMax} + 2 * ${size.gutter})`,
  marginInline: 'auto',
  // A notch must not cover text.
  paddingLeft: `max(${size.gutter}, env(safe-area-inset-left))`,
  paddingRight: `max(${size.gutter}, env(safe-area-inset-right))`,
});

export const section = style({
  paddingBlock: space[40],
  // The heading stays below the sticky bars.
  scrollMarginTop: '72px',
  '@media': { [media.lg]: { paddingBlock: space[72] } },
});

export const tone = styleVariants({
  plain: {},
  sunken: { background: color.sunken },
});

export const head = style({ marginBottom: space[16] });

export const eyebrow = style({ color: color.lagoon, marginBottom: space[4] });
