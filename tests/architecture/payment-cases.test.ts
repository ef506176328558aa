import { expect, test } from 'vitest';
import { sourceFiles } from './source-files';

/** docs/payments.md lists the bank's test cases. */
const CASES = Array.from({ length: 72 }, (_, index) => index + 1);

test('every case of the payment matrix has a test that bears its number', () => {
  const files = sourceFiles(
    ['tests/api', 'tests/e2e/guest', 'src/guest'],
    /(payment-[\w-]+|check-pages|pages)\.(test|spec)\.tsx?$/,
  );
  expect(files.length).toBeGreaterThan(8);
  const proved = new Set(files.flatMap(({ text }) => [...named(text), ...rowsOf(text)]));
  expect(CASES.filter((one) => !proved.has(one))).toEqual([]);
});

/** Finds case numbers in titles: `test('25 and 27: …'`, `describe('… (case 70)'`, whatever the quotes. */
function named(text: string): number[] {
  const titles = text.matchAll(/['"`](\d+(?: and \d+)*): |\(case (\d+)\)/g);
  return [...titles].flatMap(
    ([, own = '', one = '']) => `${own} ${one}`.match(/\d+/g)?.map(Number) ?? [],
  );
}

/** Finds case numbers in the rows of `test.each([[2, '5200…'], …])('%i: …'`. */
function rowsOf(text: string): number[] {
  return text.includes("'%i: ") || text.includes('"%i: ') || text.includes('`%i: ')
    ? [...text.matchAll(/^\s*\[(\d{1,2}), /gm)].map(([, number]) => Number(number))
    : [];
}
