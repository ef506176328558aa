import { expect, test } from 'vitest';
import { sourceFiles } from '../source-files';

const files = sourceFiles(['src', 'server'], /\.tsx?$/).filter(
  ({ path }) => !/\.test\./.test(path),
);

/** `kurusOf` returns null for a sum finer than a kuruş; a number in its place makes a dish free. */
const SUM_FOR_NULL = /\bkurusOf\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)\s*(?:\?\?|\|\|)\s*-?\d/;
/** A separator replaced by another one, or taken out, reads or writes a number by a rule of its own. */
const OWN_READING =
  /parseFloat\(|\breplace(?:All)?\(\s*(?:['"][.,]['"]|\/\\?[.,]\/g?|\/\[[.,]{1,2}\]\/g?)\s*,\s*['"][.,]?['"]\s*\)/;

function offenders(pattern: RegExp, allowed: readonly string[]): string[] {
  return files
    .filter(({ path, text }) => pattern.test(text) && !allowed.includes(path))
    .map(({ path }) => path);
}

test('a sum that is no whole number of kuruş never becomes a number', () => {
  expect(offenders(SUM_FOR_NULL, ['src/domain/money.ts'])).toEqual([]);
});

test('amounts with a stand-in for unreadable ones are only shown', () => {
  const shown = /\bshownKurus\b/;
  const places = offenders(shown, ['src/domain/money.ts']);
  expect(places.filter((path) => !/^src\/(admin|guest|data)\//.test(path))).toEqual([]);
});

test('typed numbers are read and written by one function', () => {
  expect(offenders(OWN_READING, ['src/domain/quantity.ts'])).toEqual([]);
});

test.each(['kurusOf(price) ?? 0', 'kurusOf(String(value)) ?? -1', "kurusOf(at('x') ?? '') || 0"])(
  'the shape is found: %s',
  (text) => {
    expect(SUM_FOR_NULL.test(text)).toBe(true);
  },
);

test.each([
  "text.replace(',', '.')",
  "typed.replaceAll('.', '')",
  "typed.replace(/,/g, '.')",
  'parseFloat(typed)',
])('the reading is found: %s', (text) => {
  expect(OWN_READING.test(text)).toBe(true);
});
