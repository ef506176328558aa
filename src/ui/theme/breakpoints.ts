/** Media query texts; phone first, so a rule without one is the phone's. */
export const media = {
  /** Only for what a larger screen cannot simply undo. */
  belowMd: 'not all and (min-width: 600px)',
  belowXl: 'not all and (min-width: 1440px)',
  md: '(min-width: 600px)',
  lg: '(min-width: 1024px)',
  xl: '(min-width: 1440px)',
  hover: '(hover: hover) and (pointer: fine)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  moreContrast: '(prefers-contrast: more)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
  withoutScripts: '(scripting: none)',
} as const;

/** A filled background is lost in forced colours; the system's own "selected" pair is not. */
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
