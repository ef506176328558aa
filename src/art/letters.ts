/** These live in a second small file of each family: pages without Turkish never fetch it. */
export const TURKISH_LETTERS = 'ğĞİşŞ₺';

const ASCII = span(0x20, 0x7e);
const PUNCTUATION = '–—‘’“”…€ı';

/** What headings are written with. */
export const DISPLAY_LETTERS = `${ASCII}\u00a0£°·×çÇöÖüÜâÂîÎûÛéÉñèà½${PUNCTUATION}`;

/** All of Latin-1: guests write their names here. */
export const TEXT_LETTERS = `${ASCII}${span(0xa0, 0xff)}${PUNCTUATION}`;

function span(from: number, to: number): string {
  return String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
}
