import { assignVars, createGlobalThemeContract, style } from '@vanilla-extract/css';
import { media } from './layout';
import { palette, shadowDark } from './palette';
import { contractShape } from './theme-values';

const themed = createGlobalThemeContract(contractShape, (_value, path) => path.join('-'));

/** These tokens follow the theme; all others are fixed. */
export const { border, color, gutter, motion, shadow } = themed;

export const space = {
  0: '0',
  2: '2px',
  4: '4px',
  8: '8px',
  12: '12px',
  16: '16px',
  20: '20px',
  24: '24px',
  32: '32px',
  40: '40px',
  56: '56px',
  72: '72px',
  96: '96px',
} as const;

/** A kiosk sets --touch and has larger controls. A reader's letter size does not scale them: bars would overflow. */
const touch = {
  compact: 'calc(44px * var(--touch, 1))',
  tap: 'calc(48px * var(--touch, 1))',
  cta: 'calc(56px * var(--touch, 1))',
} as const;

export const touchable = touch.tap;

export const size = {
  ...touch,
  kiosk: '64px',
  topBar: '56px',
  bottomBar: '72px',
  contentMax: '1200px',
  dialog: '560px',
  panel: '400px',
} as const;

export const radius = {
  tag: '6px',
  field: '12px',
  button: '14px',
  ticket: '14px',
  card: '18px',
  sheet: '24px',
  chip: '999px',
} as const;

export const font = {
  display: "'Fraunces Display', 'Fraunces Fallback', Georgia, serif",
  text: "'Onest', 'Onest Fallback', system-ui, sans-serif",
} as const;

export const z = {
  behind: '-1',
  base: '0',
  sticky: '10',
  bar: '20',
  banner: '30',
  dialog: '40',
  toast: '50',
  ageGate: '60',
} as const;

const scope = { color, shadow };

/** Sets night colours for a subtree in every theme: over pictures, on the order board. */
export const nightScope = style({
  colorScheme: 'dark',
  color: color.ink,
  vars: assignVars(scope, { color: palette.dark, shadow: shadowDark }),
  '@media': {
    [media.moreContrast]: { vars: assignVars(color, palette.darkContrast) },
  },
});
