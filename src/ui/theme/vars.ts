import { createGlobalThemeContract } from '@vanilla-extract/css';
import { screens } from './screens';
import { contractShape } from './theme-values';

const themed = createGlobalThemeContract(contractShape, (_value, path) => path.join('-'));

/** These tokens follow the theme; all others are fixed. */
export const { border, color, motion, shadow } = themed;

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

/** Every control is at least `tap` high. A kiosk sets --touch and has larger controls. A reader's letter size does not scale them: bars would overflow. */
const touch = {
  compact: 'calc(44px * var(--touch, 1))',
  tap: 'calc(48px * var(--touch, 1))',
  cta: 'calc(56px * var(--touch, 1))',
} as const;

export const size = {
  ...touch,
  /** The space beside a page; it follows the width. */
  gutter: themed.gutter,
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
  sticky: '10',
  bar: '20',
  banner: '30',
  dialog: '40',
  toast: '50',
  ageGate: '60',
} as const;

/** Lists media queries; rules without a query apply to phones. */
export const media = {
  /** Only rules that a larger screen cannot override need this query. */
  belowMd: 'not all and (min-width: 600px)',
  belowLg: 'not all and (min-width: 1024px)',
  belowXl: 'not all and (min-width: 1440px)',
  /** A long list folds on a phone's screen, not on paper or without scripts. */
  folds: 'screen and (max-width: 599.98px) and (scripting: enabled)',
  ...screens,
  hover: '(hover: hover) and (pointer: fine)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  moreContrast: '(prefers-contrast: more)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
  withoutScripts: '(scripting: none)',
} as const;

/** Forced colours remove backgrounds, but not the system's "selected" colours. */
const pressedInForcedColors = {
  [media.forcedColors]: {
    selectors: {
      '&[aria-pressed="true"]': {
        forcedColorAdjust: 'none',
        background: 'Highlight',
        color: 'HighlightText',
      },
    },
  },
} as const;

/** Parts of styles, to spread into a style. */
export const mixin = {
  onHover,
  pressedInForcedColors,
  stack,
  centred,
  row,
  wrapped,
  inlineRow,
  grid,
  card: {
    border: `${border.hair} solid ${color.line}`,
    borderRadius: radius.card,
    background: color.surface,
  },
} as const;

/**
 * Gives a look to what a mouse points at: a touch would leave it behind. States such as "pressed" win, because `:where`
 * adds no weight.
 */
function onHover<Look extends object>(look: Look) {
  return { [media.hover]: { selectors: { '&:where(:hover)': look } } } as const;
}

/** Elements below one another. */
function stack(gap?: string) {
  return { display: 'flex', flexDirection: 'column', ...(gap && { gap }) } as const;
}

/** Elements below one another, in the middle. */
function centred(gap?: string) {
  return { ...stack(gap), alignItems: 'center', justifyContent: 'center' } as const;
}

/** Elements beside one another, centred on the line. */
function row(gap?: string) {
  return { display: 'flex', alignItems: 'center', ...(gap && { gap }) } as const;
}

/** A row that begins another line where it has no room. */
function wrapped(gap?: string) {
  return { ...row(gap), flexWrap: 'wrap' } as const;
}

/** A row inside a line of text. */
function inlineRow(gap?: string) {
  return { ...row(gap), display: 'inline-flex' } as const;
}

function grid(gap: string) {
  return { display: 'grid', gap } as const;
}
