import { keyframes, style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { border, color, media, motion, radius, shadow, size, space, z } from '../../ui/theme/vars';

const drop = keyframes({ from: { transform: 'translateY(-12px)', opacity: 0 } });

export const sheet = style({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  padding: `${space[8]} ${size.gutter} ${space[20]}`,
  background: color.bg,
  borderBottom: `${border.hair} solid ${color.line}`,
  borderRadius: `0 0 ${radius.sheet} ${radius.sheet}`,
  maxHeight: `calc(100dvh - ${size.topBar})`,
  overflowY: 'auto',
  zIndex: z.sticky,
  animation: `${drop} ${motion.base} ${motion.easeOut}`,
  '@media': {
    // The top bar shows the sections there, so the sheet holds the rest.
    [media.lg]: {
      left: 'auto',
      right: `max(${size.gutter}, (100% - ${size.contentMax}) / 2)`,
      width: size.panel,
      border: `${border.hair} solid ${color.line}`,
      borderTop: 0,
      boxShadow: shadow.e2,
    },
  },
});

export const places = style({ '@media': { [media.lg]: { display: 'none' } } });

export const row = style([
  text.title,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    width: '100%',
    minHeight: '56px',
    paddingBlock: space[8],
    color: color.ink,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&[aria-current="true"]': { color: color.ember },
      'li + li &': { borderTop: `${border.hair} solid ${color.line}` },
    },
  },
]);

export const outside = style({
  position: 'fixed',
  inset: `${size.topBar} 0 0`,
  background: color.scrim,
  '@media': { [media.lg]: { background: 'transparent' } },
});

export const more = style({
  display: 'grid',
  gap: space[8],
  selectors: {
    'ul + &': { marginTop: space[8], borderTop: `${border.hair} solid ${color.line}` },
  },
  '@media': { [media.lg]: { selectors: { 'ul + &': { marginTop: 0, borderTop: 0 } } } },
});

export const looks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  paddingTop: space[12],
  selectors: { '* + &': { borderTop: `${border.hair} solid ${color.line}` } },
});

export const looksName = style([text.small, { width: '100%', color: color.muted }]);
