/** A second small file of each family holds ğ Ğ İ ş Ş ₺. */
const TURKISH = 'U+11E-11F, U+130, U+15E-15F, U+20BA';

/** A rarely needed file holds the rest of Latin-1, for guests' names. */
const NAMES =
  'U+A1-A2, U+A4-AF, U+B1-B6, U+B8-BC, U+BE-C1, U+C3-C6, U+C8, U+CA-CD, U+CF-D5, U+D8-DA, U+DD-DF, U+E1, U+E3-E6, U+EA-ED, U+EF-F0, U+F2-F5, U+F7-FA, U+FD-FF';

type FontFile = { src: string; fontWeight: string; unicodeRange?: string };

export const FONT_FILES: Record<'Fraunces Display' | 'Onest', FontFile[]> = {
  'Fraunces Display': pair('fraunces-display', '800'),
  Onest: [
    ...pair('onest', '400 800'),
    { src: woff2('onest-names'), fontWeight: '400 800', unicodeRange: NAMES },
  ],
};

function pair(file: string, fontWeight: string): FontFile[] {
  return [
    { src: woff2(`${file}-latin`), fontWeight },
    { src: woff2(`${file}-tr`), fontWeight, unicodeRange: TURKISH },
  ];
}

function woff2(file: string): string {
  return `url('/fonts/${file}.woff2') format('woff2')`;
}
