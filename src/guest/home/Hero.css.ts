import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/breakpoints';
import * as text from '../../ui/theme/text.css';
import { vars } from '../../ui/theme/vars.css';
import { bannerHeight } from './bars.css';

const { color, space } = vars;

/** The night of the scope the hero stands in, more or less of it. */
function night(percent: number): string {
  return `color-mix(in srgb, ${color.bg} ${percent}%, transparent)`;
}

export const hero = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  // Reaches under the top bar, unless a banner lies between them.
  marginTop: `min(0px, ${bannerHeight} - ${vars.size.topBar})`,
  minHeight: 'min(640px, 100svh - 64px)',
  background: color.pictureGround,
  overflow: 'hidden',
  isolation: 'isolate',
  '@media': {
    [media.lg]: { alignItems: 'center', minHeight: 'clamp(520px, 82svh, 760px)' },
  },
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  selectors: {
    ':root[data-theme="sun"] &': { display: 'none' },
    // Night falls where the words stand, so that they can be read on any picture.
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(${night(70)} 0, ${night(0)} 22%, ${night(0)} 34%, ${night(86)} 66%, ${color.bg} 100%)`,
    },
  },
  '@media': {
    [media.lg]: {
      selectors: {
        '&::after': {
          background: `linear-gradient(${night(70)} 0, ${night(0)} 22%), linear-gradient(90deg, ${night(95)} 0, ${night(80)} 32%, ${night(0)} 62%)`,
        },
      },
    },
    // No words over pictures for those who need contrast.
    [media.moreContrast]: { display: 'none' },
  },
});

export const image = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const front = style({
  paddingTop: space[96],
  paddingBottom: space[32],
  '@media': { [media.lg]: { paddingBottom: space[72] } },
});

export const words = style({
  '@media': { [media.md]: { maxWidth: '28rem' }, [media.lg]: { maxWidth: '36rem', width: '48%' } },
});

export const eyebrow = style({ color: color.honey, marginBottom: space[8] });

export const hours = style([
  text.body,
  { display: 'flex', flexWrap: 'wrap', columnGap: space[8], marginTop: space[12] },
]);

export const open = style({
  color: color.honey,
  fontWeight: 600,
  selectors: { '&:not(:empty)::before': { content: '"·"', marginInlineEnd: space[8] } },
});

export const acts = style({
  display: 'grid',
  gap: space[12],
  marginTop: space[20],
  '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr', marginTop: space[32] } },
});

export const second = style({ background: night(80), borderColor: color.ink });
