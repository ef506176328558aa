import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { color, media, mixin, size, space, z } from '../../ui/theme/vars';
import { veil } from '../../ui/theme/veil';
import { bannerHeight } from '../shared/bars.css';

const { night } = veil;

export const hero = style({
  position: 'relative',
  ...mixin.stack(),
  justifyContent: 'flex-end',
  // The picture extends under the top bar, unless a banner is between them.
  marginTop: `min(0px, ${bannerHeight} - ${size.topBar})`,
  minHeight: 'min(680px, 100svh - 56px)',
  background: color.bg,
  overflow: 'hidden',
  isolation: 'isolate',
  '@media': {
    [media.lg]: { justifyContent: 'center', minHeight: 'clamp(520px, 82svh, 760px)' },
  },
});

// The gradient darkens the picture behind the text for contrast.
const underBar = `linear-gradient(${night(70)} 0, ${night(0)} 22%)`;
const underWords = `linear-gradient(${night(0)} 0, ${night(80)} 88px, ${color.bg} 200px)`;
const sideways = `linear-gradient(90deg, ${night(95)} 0, ${night(80)} 32%, ${night(0)} 62%)`;

/** The picture is upright on a phone and fills the hero from tablets on. */
export const picture = style({
  position: 'absolute',
  insetInline: 0,
  // The offset puts the glasses below the top bar.
  top: space[16],
  aspectRatio: '8 / 11',
  maskImage: 'linear-gradient(transparent, black 14%)',
  zIndex: z.behind,
  selectors: {
    ':root[data-theme="sun"] &': { display: 'none' },
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: underBar,
    },
  },
  '@media': {
    [media.md]: { inset: 0, aspectRatio: 'auto', maskImage: 'none' },
    [media.lg]: { selectors: { '&::after': { background: `${underBar}, ${sideways}` } } },
    // Increased contrast allows no text over pictures.
    [media.moreContrast]: { display: 'none' },
  },
});

export const image = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  '@media': { [media.md]: { objectPosition: '80% 50%' } },
});

export const front = style({
  paddingTop: space[96],
  paddingBottom: space[32],
  background: underWords,
  '@media': { [media.lg]: { paddingBottom: space[72], background: 'none' } },
});

export const words = style({
  '@media': { [media.md]: { maxWidth: '28rem' }, [media.lg]: { maxWidth: '36rem', width: '48%' } },
});

export const eyebrow = style({ color: color.honey, marginBottom: space[8] });

export const hours = style([text.body, { marginTop: space[12] }]);

export const open = style({ display: 'block', color: color.honey, fontWeight: 600 });

export const actions = style({
  ...mixin.grid(space[12]),
  marginTop: space[20],
  '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr', marginTop: space[32] } },
});

export const second = style({ background: night(80), borderColor: color.ink });
