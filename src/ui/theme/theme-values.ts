import type { Colors } from './palette';
import { palette, shadowDark, shadowLight } from './palette';

export const motionValues = {
  fast: '120ms',
  base: '180ms',
  sheet: '260ms',
  fade: '120ms',
  easeOut: 'cubic-bezier(.2, .8, .2, 1)',
  easeIn: 'cubic-bezier(.4, 0, 1, 1)',
};

export type ThemeValues = {
  color: Colors;
  shadow: typeof shadowLight;
  border: { hair: string; control: string };
};

const thin = { hair: '1px', control: '1.5px' };
const thick = { hair: '2px', control: '2px' };

export const themes = {
  light: { color: palette.light, shadow: shadowLight, border: thin },
  dark: { color: palette.dark, shadow: shadowDark, border: thin },
  sun: { color: palette.sun, shadow: shadowLight, border: thick },
  darkContrast: { color: palette.darkContrast, shadow: shadowDark, border: thick },
} satisfies Record<string, ThemeValues>;

/** With reduced motion only opacity is animated. */
export const calmMotion = { fast: '1ms', base: '1ms', sheet: '1ms' };

/** Lists the CSS variables that depend on theme, width or reduced motion. */
export const contractShape = { ...themes.light, motion: motionValues, gutter: '16px' };
