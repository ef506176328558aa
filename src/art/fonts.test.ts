import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { MENU_LETTERS, NAME_LETTERS, TURKISH_LETTERS } from './letters';
import { readFont } from './sfnt';

const FOLDER = resolve(import.meta.dirname, '../../public/fonts');
const FILES = ['fraunces-display-latin', 'fraunces-display-tr', 'onest-latin', 'onest-tr'] as const;
const BUDGET_BYTES = 41_420;
const ALL_LETTERS = MENU_LETTERS + NAME_LETTERS + TURKISH_LETTERS;
const NEEDED = 'çÇğĞıİöÖşŞüÜâîû₺€–—‘’“”…';

const STYLESHEET = resolve(import.meta.dirname, '../ui/theme/font-files.ts');

function bytesOf(file: string): Buffer {
  return readFileSync(join(FOLDER, `${file}.woff2`));
}

/** What the finished file holds: opened whole, nothing cut but what is not there. */
async function lettersOf(file: string): Promise<Set<number>> {
  const sfnt = await subsetFont(bytesOf(file), ALL_LETTERS, {
    targetFormat: 'sfnt',
  });
  return readFont(sfnt).letters;
}

function missing(text: string, letters: Set<number>): string[] {
  return [...text].filter((letter) => !letters.has(letter.codePointAt(0) ?? 0));
}

describe.each(['fraunces-display', 'onest'])('%s', (family) => {
  test('the pair writes English, Turkish and prices', async () => {
    const [latin, turkish] = await Promise.all([
      lettersOf(`${family}-latin`),
      lettersOf(`${family}-tr`),
    ]);
    expect(missing(NEEDED, new Set([...latin, ...turkish]))).toEqual([]);
  });

  test('the Turkish letters stand in the Turkish file', async () => {
    expect(missing(TURKISH_LETTERS, await lettersOf(`${family}-tr`))).toEqual([]);
  });
});

test('a guest may be called by any name of Latin-1', async () => {
  const letters = [...NAME_LETTERS].filter((letter) => /\p{L}/u.test(letter) && letter !== 'µ');
  expect(missing(letters.join(''), await lettersOf('onest-names'))).toEqual([]);
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
