/** These live in a second small file of each family: pages without Turkish never fetch it. */
export const TURKISH_LETTERS = 'ğĞİşŞ₺';

const ASCII = span(0x20, 0x7e);
const PUNCTUATION = '–—‘’“”…€ı';

/** What the menu is written with. */
export const MENU_LETTERS = `${ASCII}\u00a0£°·×çÇöÖüÜâÂîÎûÛéÉñèà½${PUNCTUATION}`;

/** What headings are written with: no sign that only computers use. */
export const DISPLAY_LETTERS = [...MENU_LETTERS]
  .filter((letter) => !'#$%*<=>@[\\]^_`{|}~£°½'.includes(letter))
  .join('');

/** The rest of Latin-1: guests write their names with it; it comes when one of them does. */
export const NAME_LETTERS = [...span(0xa1, 0xff)]
  .filter((letter) => !MENU_LETTERS.includes(letter))
  .join('');

function span(from: number, to: number): string {
  return String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
}
