/** A second small file of each family holds these letters: pages without Turkish never load it. */
export const TURKISH_LETTERS = 'ğĞİşŞ₺';

const ASCII = span(0x20, 0x7e);
const PUNCTUATION = '–—‘’“”…€ı';

/** The menu's texts use these letters. */
export const MENU_LETTERS = `${ASCII}\u00a0£°·×çÇöÖüÜâÂîÎûÛéÉñèà½${PUNCTUATION}`;

/** Headings use these letters, without signs that only code uses. */
export const DISPLAY_LETTERS = [...MENU_LETTERS]
  .filter((letter) => !'#$%*<=>@[\\]^_`{|}~£°½'.includes(letter))
  .join('');

/** Guests' names use the rest of Latin-1; a page loads this file only for such a name. */
export const NAME_LETTERS = [...span(0xa1, 0xff)]
  .filter((letter) => !MENU_LETTERS.includes(letter))
  .join('');

/** Slips also name guests from further off: the rest of Europe's Latin letters and Cyrillic. */
export const SLIP_LETTERS = [
  ...new Set([...MENU_LETTERS, ...NAME_LETTERS, ...TURKISH_LETTERS]),
  ...[...span(0x100, 0x17f)].filter(
    (letter) => !`${MENU_LETTERS}${TURKISH_LETTERS}`.includes(letter),
  ),
  ...span(0x400, 0x45f),
].join('');

function span(from: number, to: number): string {
  return String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
}
