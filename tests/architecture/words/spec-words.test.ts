import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { describe, expect, test } from 'vitest';
import { FRIES_NAMES, SAUCE_NAMES } from '#domain/menu/menu-item';
import { USUAL_OPENING } from '#domain/opening/opening';
import { openNowText } from '../../../src/i18n/opening-text';
import { ROOT } from '../source-files';

type Words = [from: string, english: string, turkish: string];

/** Lists sentences of the specification, word for word, with their source. */
const WORDS: Words[] = JSON.parse(
  readFileSync(join(ROOT, 'tests/architecture/words/spec-words.json'), 'utf8'),
);

const PLURAL = /(?:\{\w+\} )?\{\w+, plural,.*?other ?\{([^}]*)\}\}/g;

/** Treats variables of any name as equal and reads plurals in ICU syntax: the words must be the same. */
function plain(text: string): string {
  return text
    .replace(PLURAL, (_, many: string) => `{} ${many.replace('# ', '').trim()}`)
    .replace(/\{\w+\}/g, '{}')
    .replace(/<\/?\d+\/?>/g, '')
    .replaceAll('’', "'")
    .trim();
}

const catalogs = await getCatalogs(getConfig({ cwd: ROOT }));
const said = new Map<string, Set<string>>();
for (const catalog of catalogs) {
  for (const { message, translation } of Object.values((await catalog.read('tr')) ?? {})) {
    const english = plain(message ?? '');
    said.set(english, (said.get(english) ?? new Set()).add(plain(translation ?? '')));
  }
}

/** The opening hours are a setting, so these words are no catalog entries. */
for (const hour of [12, 20]) {
  const now = Date.UTC(2026, 6, 4, hour - 3);
  const text = (language: 'en' | 'tr') => openNowText(USUAL_OPENING, now, language);
  said.set(text('en'), new Set([text('tr')]));
}

test('the list is not empty, and holds every part of the specification that speaks', () => {
  expect(WORDS.length).toBeGreaterThan(200);
  for (const part of ['§2', '§3', '§4', '§5', '§8', 'ux B2']) {
    expect(WORDS.some(([from]) => from.startsWith(part))).toBe(true);
  }
});

describe('the screens say', () => {
  test.each(WORDS)('%s: “%s” in English and “%s” in Turkish', (_, english, turkish) => {
    expect([...(said.get(plain(english)) ?? [])]).toContain(plain(turkish));
  });
});

test('fries and sauces have the names of the specification, §9', () => {
  expect(Object.values(FRIES_NAMES)).toEqual([
    { en: 'Plain Jane', tr: 'Sade' },
    { en: 'Seasoned', tr: 'Baharatlı' },
    { en: 'Sweet Potato', tr: 'Tatlı Patates' },
  ]);
  expect(Object.values(SAUCE_NAMES)).toEqual([
    { en: 'Classic BBQ', tr: 'Klasik BBQ' },
    { en: 'Garlic & Herb', tr: 'Sarımsak & Otlu' },
    { en: 'Spicy', tr: 'Acılı' },
    { en: 'Custom Sauce', tr: 'Özel Sos' },
  ]);
});
