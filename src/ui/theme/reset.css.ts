import { assignVars, globalStyle, style } from '@vanilla-extract/css';
import { palette, shadowDark } from './palette';
import type { ThemeValues } from './theme-values';
import { calmMotion, motionValues, themes } from './theme-values';
import { border, color, font, media, motion, shadow, size } from './vars';

function themeVars(values: ThemeValues) {
  return assignVars({ color, shadow, border }, values);
}

/** Sets night colours for a subtree in every theme: over pictures, on the order board. */
export const nightScope = style({
  colorScheme: 'dark',
  color: color.ink,
  vars: assignVars({ color, shadow }, { color: palette.dark, shadow: shadowDark }),
  '@media': {
    [media.moreContrast]: { vars: assignVars(color, palette.darkContrast) },
  },
});

const DARK = '(prefers-color-scheme: dark)';

// `auto` follows the device; a chosen theme is an attribute and wins by specificity.
globalStyle(':root', {
  colorScheme: 'light dark',
  vars: {
    ...themeVars(themes.light),
    ...assignVars(motion, motionValues),
    [size.gutter]: '16px',
  },
  '@media': {
    [DARK]: { vars: themeVars(themes.dark) },
    [media.moreContrast]: { vars: themeVars(themes.sun) },
    [`${DARK} and ${media.moreContrast}`]: { vars: themeVars(themes.darkContrast) },
    [media.reducedMotion]: {
      vars: assignVars(motion, { ...motionValues, ...calmMotion }),
    },
    [media.md]: { vars: { [size.gutter]: '24px' } },
    [media.xl]: { vars: { [size.gutter]: '32px' } },
  },
});
globalStyle(':root[data-theme="light"]', {
  colorScheme: 'light',
  vars: themeVars(themes.light),
  '@media': { [media.moreContrast]: { vars: themeVars(themes.sun) } },
});
globalStyle(':root[data-theme="dark"]', {
  colorScheme: 'dark',
  vars: themeVars(themes.dark),
  '@media': { [media.moreContrast]: { vars: themeVars(themes.darkContrast) } },
});
globalStyle(':root[data-theme="sun"]', { colorScheme: 'light', vars: themeVars(themes.sun) });

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('*', { margin: 0 });
globalStyle('html', {
  // The top bar and floating buttons must not cover focused elements.
  scrollPaddingTop: size.topBar,
  scrollPaddingBottom: '152px',
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
});
// theme.js shows small pictures when they are near, so that they do not slow down fonts, hero and scripts.
globalStyle('[data-near-pictures] [loading=lazy]:not([data-near])', { display: 'none' });
globalStyle('body', {
  minHeight: '100dvh',
  background: color.bg,
  color: color.ink,
  fontFamily: font.text,
  fontSize: '16px',
  lineHeight: 1.5,
  overflowWrap: 'break-word',
  hyphens: 'manual',
  WebkitFontSmoothing: 'antialiased',
});
// The rule locks scrolling under a modal dialog; the margin replaces the scroll bar.
globalStyle('body[data-scroll-locked]', {
  overflow: 'hidden',
  marginInlineEnd: 'var(--scroll-bar, 0px)',
});
globalStyle('h1, h2, h3, h4', {
  fontSize: 'inherit',
  fontWeight: 'inherit',
  lineHeight: 'inherit',
});
globalStyle('ul, ol', { padding: 0, listStyle: 'none' });
globalStyle('dd', { marginInlineStart: 0 });
globalStyle('img, svg, video', { display: 'block', maxWidth: '100%' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
globalStyle('button', { background: 'none', border: 0, padding: 0, touchAction: 'manipulation' });
globalStyle('a', { color: 'inherit' });
globalStyle('fieldset', { border: 0, padding: 0, minInlineSize: 0 });
globalStyle('legend', { padding: 0 });
globalStyle('table', { borderCollapse: 'collapse' });
globalStyle('::placeholder', { color: color.placeholder, opacity: 1 });
globalStyle(':focus-visible', {
  outline: `3px solid ${color.focus}`,
  outlineOffset: '2px',
});
// Headings show no focus ring, because only scripts focus them.
globalStyle(':is(h1, h2, h3, main, section)[tabindex="-1"]:focus', { outline: 'none' });
