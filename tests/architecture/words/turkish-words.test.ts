import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { expect, test } from 'vitest';
import { MENU_CATEGORIES } from '../../../server/db/seed/menu';
import { rowsOf } from '../proof-table';
import { ROOT, sourceFiles } from '../source-files';
import type { Entry } from './server-words';
import { SERVER_WORDS } from './server-words';

const catalogs = await getCatalogs(getConfig({ cwd: ROOT }));
const read = await Promise.all(catalogs.map((catalog) => catalog.read('tr')));
const screens: Entry[] = read.flatMap((catalog) =>
  Object.values(catalog ?? {}).map(({ message, translation }) => ({
    english: message ?? '',
    turkish: translation ?? '',
  })),
);
const entries = [...screens, ...SERVER_WORDS];
const serverPages = sourceFiles(['server/pages'], /\.(ts|json)$/);

function offending(pattern: RegExp): string[] {
  return entries.filter(({ turkish }) => pattern.test(turkish)).map(({ turkish }) => turkish);
}

test('there are Turkish words to look at, of the screens and of the server', () => {
  expect(screens.length).toBeGreaterThan(300);
  expect(SERVER_WORDS.length).toBeGreaterThan(150);
});

test('the same English is the same Turkish on every screen and page, and in every mail', () => {
  const said = new Map<string, Set<string>>();
  for (const { english, turkish } of entries) {
    said.set(english, (said.get(english) ?? new Set()).add(turkish));
  }
  const ways = [...said].map(([english, turkish]) => [english, ...turkish]);
  expect(ways.filter((words) => words.length > 2)).toEqual([]);
});

test('after a number the Turkish noun stays singular', () => {
  expect(/#\s+\p{L}+l[ae]r/u.test('{n, plural, other {# ürünler}}')).toBe(true);
  expect(offending(/#\s+\p{L}+l[ae]r/u)).toEqual([]);
  expect(offending(/\{(n|count|found|minutes|amount)\}\s+\p{L}+l[ae]r/u)).toEqual([]);
});

test('no Turkish suffix hangs on a variable: its vowels cannot follow what is filled in', () => {
  const suffix = /(\{\w+\}|#|<\/\d+>|<\d+\/>)['’]?\p{L}/u;
  expect(suffix.test('{time}’te')).toBe(true);
  expect(offending(suffix)).toEqual([]);
});

test('çevrim içi and çevrim dışı are two words, temsilî and dâhil have their circumflex', () => {
  const wrong = /çevrim(içi|dışı)|\btemsili\b|\bdahil\b/iu;
  expect(wrong.test('KDV dahil')).toBe(true);
  expect(offending(wrong)).toEqual([]);
  expect(serverPages.filter(({ text }) => wrong.test(text)).map(({ path }) => path)).toEqual([]);
});

test('Turkish sorts as Turkish does, on this machine too', () => {
  const words = ['su', 'zeytin', 'çay', 'ızgara', 'ceviz', 'öğle', 'okra', 'incir', 'şiş'];
  expect(words.sort(new Intl.Collator('tr').compare).join(' ')).toBe(
    'ceviz çay ızgara incir okra öğle su şiş zeytin',
  );
});

test('addresses are plain ASCII', () => {
  const slugs = MENU_CATEGORIES.map(({ slug }) => slug);
  expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  const files = sourceFiles(['src', 'server', 'public'], /./).map(({ path }) => path);
  expect(files.filter((path) => !/^[\x21-\x7e]+$/.test(path))).toEqual([]);
});

test('fiş names the fiscal slip and nothing else', () => {
  const named = entries.filter(({ turkish }) => /(?<!\p{L})fiş/iu.test(turkish));
  expect(named.filter(({ english }) => !/\bslips?\b/i.test(english))).toEqual([]);
});

const glossary = rowsOf('docs/turkish.md', /^W\d+$/);

test('the glossary has forty words', () => {
  expect(glossary).toHaveLength(40);
});

test.each(glossary.map(({ cells }) => cells.slice(1)))(
  '%s: “%s” in English is “%s” in Turkish, and never %s',
  (_, english = '', turkish = '', never = '') => {
    const has = new RegExp(`\\b${english}(e?s)?\\b`, 'iu');
    const stems = turkish.split(', ');
    const spoken = entries.map((entry) => ({
      english: withoutNames(entry.english),
      turkish: withoutNames(entry.turkish).toLocaleLowerCase('tr'),
    }));
    const ofWord = spoken.filter((entry) => has.test(entry.english));
    expect(ofWord).not.toEqual([]);
    expect(ofWord.filter((entry) => !stems.some((stem) => entry.turkish.includes(stem)))).toEqual(
      [],
    );
    const banned = never === '–' ? [] : never.split(', ');
    const offends = (text: string) =>
      banned.some((word) => new RegExp(`(?<!\\p{L})${word}`, 'iu').test(text));
    expect(spoken.filter((entry) => offends(entry.english) || offends(entry.turkish))).toEqual([]);
  },
);

/** Removes the names of variables, which only programs read. */
function withoutNames(text: string): string {
  return text.replace(/\{\w+(?=[,}])/g, '{');
}
