/** Media queries that scripts ask as well as stylesheets. */
export const screens = {
  md: '(min-width: 600px)',
  /** A tablet held upright has room for two columns of tickets. */
  two: '(min-width: 820px)',
  lg: '(min-width: 1024px)',
  xl: '(min-width: 1440px)',
  /** Too low for a fixed heading and fixed actions: a phone held sideways, or a page at 400 %. */
  low: '(max-height: 420px)',
} as const;
