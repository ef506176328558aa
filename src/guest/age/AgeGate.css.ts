import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import {
  border,
  color,
  media,
  mixin,
  motion,
  radius,
  shadow,
  size,
  space,
  z,
} from '../../ui/theme/vars';
import { veil } from '../../ui/theme/veil';

const { night } = veil;

const appear = keyframes({ from: { opacity: 0 } });

/** The open question stops the page behind from scrolling. */
globalStyle(':root[data-asks]', { overflow: 'hidden' });

// The bar shows behind the question; the words stand on the dark part.
const overHero = `linear-gradient(${night(80)} 0, ${night(10)} 22%, ${night(40)} 42%, ${night(95)} 68%)`;

/** The card fills a phone's screen and floats from tablets on. */
export const door = style({
  position: 'fixed',
  inset: 0,
  zIndex: z.ageGate,
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  padding: `${space[4]} max(${size.gutter}, env(safe-area-inset-right)) max(${space[24]}, env(safe-area-inset-bottom)) max(${size.gutter}, env(safe-area-inset-left))`,
  border: 0,
  background: overHero,
  backdropFilter: 'blur(6px)',
  color: color.ink,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  animation: `${appear} ${motion.fade} ${motion.easeOut}`,
  selectors: {
    '&[open]': mixin.stack(),
    '&::backdrop': { background: 'transparent' },
    // Sunlight shows no pictures.
    ':root[data-theme="sun"] &': { background: color.bg },
  },
  '@media': {
    [media.moreContrast]: { background: color.bg },
    [media.md]: {
      margin: 'auto',
      width: '440px',
      height: 'fit-content',
      maxHeight: '92dvh',
      padding: `${space[12]} ${space[32]} ${space[32]}`,
      border: `${border.hair} solid ${color.line}`,
      borderRadius: radius.sheet,
      background: color.surface,
      backdropFilter: 'none',
      boxShadow: shadow.e3,
      selectors: {
        '&::backdrop': { background: night(40), backdropFilter: 'blur(6px)' },
        ':root[data-theme="sun"] &': { background: color.surface },
      },
    },
  },
});

export const top = style({
  ...mixin.row(),
  justifyContent: 'space-between',
  minHeight: size.topBar,
  // Aligns the last control's padding with the text.
  marginInlineEnd: `calc(-1 * ${space[12]})`,
});

export const question = style({
  ...mixin.stack(space[12]),
  alignItems: 'flex-start',
  marginTop: 'auto',
  paddingBlock: space[24],
});

export const place = style([text.eyebrow, { color: color.honey }]);

export const small = style([text.small, { color: color.muted, marginTop: space[16] }]);
