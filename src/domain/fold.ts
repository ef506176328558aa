const PLAIN = /^[ -~]*$/;

/** Folds text for search: drops case and diacritics, and treats I İ ı i as one letter ("IZGARA" finds ızgara). */
export function fold(text: string): string {
  // The rules of Turkish cost twenty times as much, and each order compares its table with all tables.
  if (PLAIN.test(text)) return text.toLocaleLowerCase('en');
  return text.toLocaleLowerCase('tr').replace(/ı/g, 'i').normalize('NFD').replace(/\p{M}/gu, '');
}

export function searchWords(typed: string): string[] {
  return fold(typed).split(/\s+/).filter(Boolean);
}

const ALPHABET = 'abcçdefgğhıijklmnoöpqrsştuüvwxyz';
/** Letters rank from here on, so that they follow digits and punctuation. */
const FIRST_LETTER = 0x100;

/** Returns a sort key whose code-point order is Turkish alphabetical order. */
export function sortKey(text: string): string {
  return [...text.toLocaleLowerCase('tr')].map(letterKey).join('');
}

function letterKey(letter: string): string {
  const place = ALPHABET.indexOf(letter);
  if (place >= 0) return String.fromCodePoint(FIRST_LETTER + place);
  const plain = fold(letter);
  return plain !== letter && plain.length === 1 ? letterKey(plain) : plain;
}
