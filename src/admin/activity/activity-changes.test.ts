import { expect, test } from 'vitest';
import { PRICE_REASONS, REMAKE_REASONS, VOID_REASONS } from '#domain/bills/line-entry';
import { WASTE_REASONS } from '#domain/inventory/recipe';
import { DECISIONS } from '#domain/payments/settlement';
import { TENDER_METHODS } from '#domain/tender-methods';
import { changesOf } from './ActivityPage';
import { bookWords, valueWords } from './activity-words';

test('a field counts as changed when its value differs', () => {
  const before = { status: 'pending', seats: 4 };
  expect(changesOf({ before, after: { status: 'confirmed', seats: 4 } })).toEqual([
    { key: 'status', from: 'pending', to: 'confirmed' },
  ]);
});

test('a new row has no old values, and technical fields are left out', () => {
  expect(
    changesOf({ before: null, after: { tableLabel: 'T4', tableId: 24, statusAt: 5, v: 2 } }),
  ).toEqual([{ key: 'tableLabel', from: undefined, to: 'T4' }]);
  expect(changesOf({ before: null, after: null })).toEqual([]);
});

test('a fact about the row is no change', () => {
  expect(changesOf({ before: { bill: 'S4' }, after: { amount: '32.00' } })).toEqual([
    { key: 'bill', from: undefined, to: 'S4' },
    { key: 'amount', from: undefined, to: '32.00' },
  ]);
});

const LINE_REASONS = [...VOID_REASONS, ...PRICE_REASONS, ...REMAKE_REASONS];

test('reasons, reductions, decisions and methods are shown by words', () => {
  const mute = [...WASTE_REASONS, ...DECISIONS].filter((value) => valueWords(value).id === value);
  expect(mute).toEqual([]);
  const unnamed = (key: string, values: readonly string[]) =>
    values.filter((value) => !bookWords(key, value));
  expect(unnamed('reason', LINE_REASONS)).toEqual([]);
  expect(unnamed('kind', ['discount', 'comp', 'staff'])).toEqual([]);
  expect(unnamed('method', TENDER_METHODS)).toEqual([]);
});

test('a mutation with many facts shows the first four', () => {
  const after = { a: 1, b: 2, c: 3, d: 4, e: 5 };
  expect(changesOf({ before: null, after }).map(({ key }) => key)).toEqual(['a', 'b', 'c', 'd']);
});
