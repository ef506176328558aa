/** Lists media queries; rules without a query apply to phones. */
export const media = {
  /** Only rules that a larger screen cannot override need this query. */
  belowMd: 'not all and (min-width: 600px)',
  belowLg: 'not all and (min-width: 1024px)',
  belowXl: 'not all and (min-width: 1440px)',
  /** A long list folds on a phone's screen, not on paper or without scripts. */
  folds: 'screen and (max-width: 599.98px) and (scripting: enabled)',
  md: '(min-width: 600px)',
  /** A tablet held upright has room for two columns of tickets. */
  two: '(min-width: 820px)',
  lg: '(min-width: 1024px)',
  xl: '(min-width: 1440px)',
  /** Too low for a fixed heading and fixed actions: a phone held sideways, or a page at 400 %. */
  low: '(max-height: 420px)',
  hover: '(hover: hover) and (pointer: fine)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  moreContrast: '(prefers-contrast: more)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
  withoutScripts: '(scripting: none)',
} as const;

/**
 * Gives a look to what a mouse points at: a touch would leave it behind. States such as "pressed" win, because `:where`
 * adds no weight.
 */
export function onHover<Look extends object>(look: Look) {
  return { [media.hover]: { selectors: { '&:where(:hover)': look } } } as const;
}

/** Forced colours remove backgrounds, but not the system's "selected" colours. */
export const pressedInForcedColors = {
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

/** Elements below one another. */
export function stack(gap?: string) {
  return { display: 'flex', flexDirection: 'column', ...(gap && { gap }) } as const;
}

/** Elements beside one another, centred on the line. */
export function row(gap?: string) {
  return { display: 'flex', alignItems: 'center', ...(gap && { gap }) } as const;
}

/** A row that begins another line where it has no room. */
export const wrapped = (gap?: string) => ({ ...row(gap), flexWrap: 'wrap' }) as const;

/** A row inside a line of text. */
export const inlineRow = (gap?: string) => ({ ...row(gap), display: 'inline-flex' }) as const;
