import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { NAME_LETTERS, TURKISH_LETTERS } from '../../art/letters';
import { lettersIn } from '../../art/sfnt';

const FOLDER = resolve(import.meta.dirname, '../../public/fonts');
const FILES = ['fraunces-display-latin', 'fraunces-display-tr', 'onest-latin', 'onest-tr'] as const;
const BUDGET_BYTES = 41_420;
const NEEDED = 'çÇğĞıİöÖşŞüÜâîû₺€–—‘’“”…';

const STYLESHEET = resolve(import.meta.dirname, '../../src/ui/theme/font-files.ts');

function bytesOf(file: string): Buffer {
  return readFileSync(join(FOLDER, `${file}.woff2`));
}

/** WOFF2's table of known tags has these indices (W3C WOFF2, 4.1); the test needs no others. */
const GLYPH_TABLES = [10, 11];
const CMAP = 0;
const NAMED_TAG = 63;

/**
 * Returns the letters of a finished file from its character map, which WOFF2 packs with the other tables in one
 * Brotli stream.
 */
function lettersOf(file: string): Set<number> {
  const font = bytesOf(file);
  let at = 48;
  const number = () => {
    let value = 0;
    for (;;) {
      const byte = font.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let start = 0;
  let map: [from: number, to: number] = [0, 0];
  for (let table = 0; table < font.readUInt16BE(12); table += 1) {
    const flags = font.readUInt8(at++);
    const tag = flags & NAMED_TAG;
    if (tag === NAMED_TAG) at += 4;
    const isTransformed = GLYPH_TABLES.includes(tag) ? flags >> 6 !== 3 : flags >> 6 !== 0;
    const original = number();
    const length = isTransformed ? number() : original;
    if (tag === CMAP) map = [start, start + length];
    start += length;
  }
  const tables = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)));
  return lettersIn(tables.subarray(...map));
}

function missing(text: string, letters: Set<number>): string[] {
  return [...text].filter((letter) => !letters.has(letter.codePointAt(0) ?? 0));
}

describe.each(['fraunces-display', 'onest'])('%s', (family) => {
  test('the pair writes English, Turkish and prices', () => {
    const [latin, turkish] = [lettersOf(`${family}-latin`), lettersOf(`${family}-tr`)];
    expect(missing(NEEDED, new Set([...latin, ...turkish]))).toEqual([]);
  });

  test('the Turkish letters stand in the Turkish file', () => {
    expect(missing(TURKISH_LETTERS, lettersOf(`${family}-tr`))).toEqual([]);
  });
});

test('a guest may be called by any name of Latin-1', () => {
  const letters = [...NAME_LETTERS].filter((letter) => /\p{L}/u.test(letter) && letter !== 'µ');
  expect(missing(letters.join(''), lettersOf('onest-names'))).toEqual([]);
});

test('the stylesheet asks for the names’ file exactly where the other has no letter', () => {
  const ranges = readFileSync(STYLESHEET, 'utf8').match(/NAMES =\s*'([^']+)'/)?.[1] ?? '';
  const asked = ranges.split(', ').flatMap((range) => {
    const [from = 0, to = from] = range
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
  });
  expect(asked.join('')).toBe(NAME_LETTERS);
});

test('all type together stays within its weight', () => {
  const total = FILES.reduce((sum, file) => sum + bytesOf(file).length, 0);
  expect(total).toBeLessThanOrEqual(BUDGET_BYTES);
});
