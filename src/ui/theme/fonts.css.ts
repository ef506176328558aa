import { globalFontFace } from '@vanilla-extract/css';
import { FONT_FILES } from './font-files';

globalFontFace('Fraunces Display', swapped('Fraunces Display'));
globalFontFace('Onest', swapped('Onest'));

// Local fonts get adjusted metrics, so that the layout does not shift when the web fonts load.
// The measure compares one sentence in both languages with fonts of the widths of Arial and Times.
globalFontFace('Onest Fallback', {
  src: "local('Arial'), local('Liberation Sans'), local('Roboto')",
  sizeAdjust: '104.7%',
  ascentOverride: '92.7%',
  descentOverride: '29.1%',
  lineGapOverride: '0%',
});
globalFontFace('Fraunces Fallback', {
  src: "local('Times New Roman Bold'), local('Liberation Serif Bold')",
  fontWeight: '800',
  sizeAdjust: '98.7%',
  ascentOverride: '99.1%',
  descentOverride: '25.8%',
  lineGapOverride: '0%',
});

function swapped(family: keyof typeof FONT_FILES) {
  return FONT_FILES[family].map((file) => ({ ...file, fontDisplay: 'swap' as const }));
}
