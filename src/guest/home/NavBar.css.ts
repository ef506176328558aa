import { keyframes, style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { border, color, media, mixin, motion, radius, size, space, z } from '../../ui/theme/vars';
import * as bars from '../shared/bars.css';

/** The bar is transparent over the hero's picture, except with increased contrast. */
export const clear = style({
  background: 'transparent',
  borderBottomColor: 'transparent',
  '@media': { [media.moreContrast]: { background: color.bg } },
  selectors: { ':root[data-theme="sun"] &': { background: color.bg } },
});

export const inner = style({
  ...mixin.row(),
  // The gap is 4 px on the narrowest phones so that name and buttons fit in one row.
  gap: `clamp(${space[4]}, 10vw - 28px, ${space[8]})`,
  minHeight: `calc(${size.topBar} - ${border.hair})`,
  maxWidth: `calc(${size.contentMax} + 2 * ${size.gutter})`,
  marginInline: 'auto',
  paddingLeft: `max(${size.gutter}, env(safe-area-inset-left))`,
  // Aligns the last icon's padding with the text.
  paddingRight: `calc(max(${size.gutter}, env(safe-area-inset-right)) - ${space[8]})`,
});

export const skip = style([
  text.item,
  {
    position: 'absolute',
    top: space[8],
    left: space[8],
    zIndex: z.banner,
    padding: `${space[12]} ${space[16]}`,
    borderRadius: radius.button,
    background: color.ink,
    color: color.bg,
    selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
  },
]);

/** The bar never scrolls, so focus in it must not scroll the page (html has a scroll padding). */
export const wordmark = style([
  bars.pinned,
  bars.wordmark,
  {
    marginRight: 'auto',
    cursor: 'pointer',
    '@media': { [media.lg]: { fontSize: 'min(1.625rem, 6.5vw)' } },
  },
]);

export const sections = style({
  display: 'none',
  '@media': {
    [media.lg]: { display: 'flex', gap: space[4], marginRight: space[16] },
  },
});

export const section = style([
  bars.pinned,
  text.body,
  {
    position: 'relative',
    minHeight: size.tap,
    padding: `0 ${space[12]}`,
    borderRadius: radius.button,
    fontWeight: 600,
    color: color.ink,
    cursor: 'pointer',
    '@media': mixin.onHover({ background: color.sunken }),
    selectors: {
      '&[aria-current="true"]::after': {
        content: '""',
        position: 'absolute',
        insetInline: space[12],
        bottom: space[8],
        height: '3px',
        borderRadius: radius.chip,
        background: color.ember,
      },
    },
  },
]);

const jump = keyframes({ from: { transform: 'scale(1.6)' } });

export const bump = style({
  display: 'inline-block',
  animation: `${jump} ${motion.sheet} ${motion.easeOut}`,
});
