import { style, styleVariants } from '@vanilla-extract/css';
import * as text from '../theme/text.css';
import { border, color, media, radius, size, space, z } from '../theme/vars';
import { sheet } from './overlay.css';
import { slide } from './slide';

const bottomSheet = style([
  sheet,
  {
    insetInline: 0,
    bottom: 0,
    maxHeight: '92dvh',
    borderBottomWidth: 0,
    borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
  },
  slide('translateY(100%)'),
]);

const centred = {
  inset: 0,
  margin: 'auto',
  width: `min(${size.dialog}, 100vw - 48px)`,
  height: 'fit-content',
  borderBottomWidth: border.hair,
  borderRadius: radius.sheet,
} as const;

const rises = slide('translateY(16px)');

/** In a low window title and actions scroll with the content, so that a field and its label have the whole height. */
const low = { [media.low]: { maxHeight: '100dvh', overflowY: 'auto' } } as const;

export const variant = styleVariants({
  sheet: [
    bottomSheet,
    { '@media': { [media.md]: { ...centred, maxHeight: 'min(92dvh, 800px)', ...rises }, ...low } },
  ],
  // The actions stay within thumb reach, except in landscape.
  choice: [
    bottomSheet,
    {
      maxHeight: 'max(60dvh, min(92dvh, 440px))',
      '@media': { [media.md]: { ...centred, maxHeight: 'min(92dvh, 800px)', ...rises }, ...low },
    },
  ],
  panel: [
    bottomSheet,
    {
      '@media': {
        [media.md]: {
          top: 0,
          left: 'auto',
          right: 0,
          width: size.panel,
          maxHeight: 'none',
          borderRadius: `${radius.sheet} 0 0 ${radius.sheet}`,
          ...slide('translateX(100%)'),
        },
        ...low,
      },
    },
  ],
});

export const fixed = style({
  height: '92dvh',
  '@media': { [media.md]: { height: 'min(92dvh, 800px)' }, [media.low]: { height: 'auto' } },
});

/** Status and toasts lie over the end of the content, so that nothing moves. */
export const edge = style({ position: 'relative', zIndex: z.sticky });

export const toasts = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  pointerEvents: 'none',
});

export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[4],
  padding: `${space[12]} ${space[8]} ${space[8]} ${space[16]}`,
});

export const headerWithBack = style({ paddingInlineStart: space[4] });

export const heading = style({ flex: 1, minWidth: 0, paddingBlock: space[8] });

export const description = style([text.small, { color: color.muted, marginTop: space[4] }]);

export const status = style([
  text.small,
  {
    background: color.lagoonSoft,
    // The empty region takes no space but stays in the tree, because browsers announce new text only then.
    selectors: { '&:not(:empty)': { padding: `${space[8]} ${space[16]}` } },
  },
]);

export const body = style({
  // WebKit resolves a basis of 0% against `fit-content` as zero height.
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${space[8]} ${space[16]} ${space[24]}`,
  scrollPaddingBlock: space[16],
  '@media': { [media.low]: { flex: 'none', overflowY: 'visible' } },
});

/** The end of the content can be scrolled above the status. */
export const bodyUnderStatus = style({ paddingBottom: space[72] });

export const footer = style({
  padding: `${space[12]} ${space[16]}`,
  paddingBottom: `max(${space[16]}, env(safe-area-inset-bottom))`,
  borderTop: `${border.hair} solid ${color.line}`,
});
