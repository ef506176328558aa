import { expect, test } from 'vitest';
import { changesOf } from './ActivityPage';

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

test('a mutation with many facts shows the first four', () => {
  const after = { a: 1, b: 2, c: 3, d: 4, e: 5 };
  expect(changesOf({ before: null, after }).map(({ key }) => key)).toEqual(['a', 'b', 'c', 'd']);
});
