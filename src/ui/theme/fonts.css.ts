import { globalFontFace } from '@vanilla-extract/css';

/** ğ Ğ İ ş Ş ₺ live in a second small file of each family. */
const TURKISH = 'U+11E-11F, U+130, U+15E-15F, U+20BA';

/** What only guests' names are written with: the rest of Latin-1, in a file that few pages need. */
const NAMES =
  'U+A1-A2, U+A4-AF, U+B1-B6, U+B8-BC, U+BE-C1, U+C3-C6, U+C8, U+CA-CD, U+CF-D5, U+D8-DA, U+DD-DF, U+E1, U+E3-E6, U+EA-ED, U+EF-F0, U+F2-F5, U+F7-FA, U+FD-FF';

function pair(file: string, fontWeight: string) {
  return [
    { src: `url('/fonts/${file}-latin.woff2') format('woff2')`, fontWeight, fontDisplay: 'swap' },
    {
      src: `url('/fonts/${file}-tr.woff2') format('woff2')`,
      fontWeight,
      fontDisplay: 'swap',
      unicodeRange: TURKISH,
    },
  ] as const;
}

globalFontFace('Fraunces Display', [...pair('fraunces-display', '800')]);
globalFontFace('Onest', [
  ...pair('onest', '400 800'),
  {
    src: "url('/fonts/onest-names.woff2') format('woff2')",
    fontWeight: '400 800',
    fontDisplay: 'swap',
    unicodeRange: NAMES,
  },
]);

// Local fonts stretched to the same box, so that the page does not jump when the real ones arrive.
// Measured on one sentence in both languages against fonts with the widths of Arial and Times.
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
