import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import * as text from '../theme/text.css';
import { border, color, media, mixin, motion, radius, shadow, size, space, z } from '../theme/vars';

const enter = keyframes({ from: { transform: 'translateY(16px)', opacity: 0 } });
const leave = keyframes({ to: { opacity: 0 } });
const swipeOut = keyframes({ to: { transform: 'translateX(100%)', opacity: 0 } });

const list = {
  ...mixin.stack(),
  '@media': { [media.print]: { display: 'none' } },
} as const;

export const viewport = styleVariants({
  /** The toast stands above the cart bar on a phone, in the corner on wider screens. */
  page: {
    ...list,
    position: 'fixed',
    zIndex: z.toast,
    insetInline: size.gutter,
    bottom: `calc(${size.bottomBar} + ${space[8]} + env(safe-area-inset-bottom))`,
    pointerEvents: 'none',
    '@media': {
      [media.md]: {
        insetInline: 'auto',
        right: space[24],
        bottom: space[24],
        width: `min(${size.panel}, 100vw - 48px)`,
      },
      ...list['@media'],
    },
  },
  /** Inside a dialog the toast stands below the title. */
  dialog: {
    ...list,
    selectors: { '&:not(:empty)': { padding: `0 ${space[16]} ${space[12]}` } },
  },
});

export const toast = style({
  ...mixin.row(space[8]),
  padding: `${space[8]} ${space[4]} ${space[8]} ${space[16]}`,
  border: `${border.hair} solid ${color.control}`,
  borderRadius: radius.button,
  background: color.raised,
  color: color.ink,
  boxShadow: shadow.e2,
  // The surrounding list passes taps on to the page.
  pointerEvents: 'auto',
  selectors: {
    '&[data-state="open"]': { animation: `${enter} ${motion.base} ${motion.easeOut}` },
    '&[data-state="closed"]': { animation: `${leave} ${motion.fade} ${motion.easeIn} forwards` },
    '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&[data-swipe="cancel"]': { transform: 'none', transition: `transform ${motion.base}` },
    '&[data-swipe="end"]': { animation: `${swipeOut} ${motion.fast} ${motion.easeOut} forwards` },
  },
});

export const icon = style({ flexShrink: 0 });

export const tone = styleVariants({
  error: { color: color.danger },
  success: { color: color.success },
  info: { color: color.lagoon },
});

export const words = style({ flex: 1, minWidth: 0, paddingBlock: space[4] });

export const title = style([text.body, { fontWeight: 600 }]);

export const body = style([text.small, { color: color.muted }]);
