import { readdirSync } from 'node:fs';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
// vanilla-extract puts the dot before every text in a selector that equals a class: a digit is in no word there.
const DIGITS = '0123456789';

type Identified = { hash: string; filePath: string };

/**
 * Names classes and variables after the place of their stylesheet in the sorted list: two characters instead of a hash
 * of seven, in every class attribute of the first load. Every build of the same source gives the same names.
 */
export function shortNames(root: string): (identified: Identified) => string {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css.ts'))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
  const hashes = new Map<string, string>();
  return ({ hash, filePath }) => {
    const at = files.indexOf(filePath);
    if (at < 0 || at >= LETTERS.length * DIGITS.length)
      throw new Error(`${filePath} has no short name.`);
    // A file's first name is number 0, so its hash is the part before.
    if (!hashes.has(filePath)) hashes.set(filePath, hash.slice(0, -1));
    const number = hash.slice(hashes.get(filePath)?.length);
    return `${LETTERS[at % LETTERS.length]}${DIGITS[Math.floor(at / LETTERS.length)]}${number}`;
  };
}
