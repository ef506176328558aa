import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { TEXT_LETTERS, TURKISH_LETTERS } from './letters';
import { readFont } from './sfnt';

const FOLDER = resolve(import.meta.dirname, '../../public/fonts');
const FILES = ['fraunces-display-latin', 'fraunces-display-tr', 'onest-latin', 'onest-tr'] as const;
const BUDGET_BYTES = 41_420;
const NEEDED = 'çÇğĞıİöÖşŞüÜâîû₺€–—‘’“”…';

function bytesOf(file: string): Buffer {
  return readFileSync(join(FOLDER, `${file}.woff2`));
}

/** What the finished file holds: opened whole, nothing cut but what is not there. */
async function lettersOf(file: string): Promise<Set<number>> {
  const sfnt = await subsetFont(bytesOf(file), TEXT_LETTERS + TURKISH_LETTERS, {
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
  const names = [...TEXT_LETTERS].filter((letter) => /\p{L}/u.test(letter) && letter !== 'µ');
  expect(missing(names.join(''), await lettersOf('onest-latin'))).toEqual([]);
});

test('all type together stays within its weight', () => {
  const total = FILES.reduce((sum, file) => sum + bytesOf(file).length, 0);
  expect(total).toBeLessThanOrEqual(BUDGET_BYTES);
});
