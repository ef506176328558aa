import type { Face } from './set-slip';
import letters from './slip-letters.json';

type DrawnLetter = {
  advance: number;
  left: number;
  top: number;
  width: number;
  bits: Uint8Array;
};

const FACES: Record<Face, { height: number; glyphs: Readonly<Record<string, string>> }> = letters;
const UNKNOWN = '?';
const read = new Map<string, DrawnLetter>();

export function isDrawn(letter: string): boolean {
  return Object.hasOwn(FACES.plain.glyphs, letter);
}

export function heightOf(face: Face): number {
  return FACES[face].height;
}

export function dotsOf(text: string, face: Face): number {
  return [...text].reduce((sum, letter) => sum + drawnLetter(letter, face).advance, 0);
}

/** The file says "advance left top width:rows" of each letter (`art/draw-slip-letters.ts`). */
export function drawnLetter(letter: string, face: Face): DrawnLetter {
  const key = face + letter;
  const known = read.get(key);
  if (known) return known;
  const { glyphs } = FACES[face];
  const [numbers = '', rows = ''] = (glyphs[letter] ?? glyphs[UNKNOWN] ?? '').split(':');
  const [advance = 0, left = 0, top = 0, width = 0] = numbers.split(' ').map(Number);
  const drawn = { advance, left, top, width, bits: Buffer.from(rows, 'base64') };
  read.set(key, drawn);
  return drawn;
}
