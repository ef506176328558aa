import { expect, test } from 'vitest';
import { sortKey } from './fold';

test('sort keys stand in the order of the Turkish alphabet', () => {
  const words = [
    'Zeytin',
    'ılık',
    'Çay',
    'şıra',
    'İçki',
    'Cacık',
    'ince',
    'Öz',
    'olta',
    '7up',
    'Éclair',
  ];
  const byKey = words.toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));
  expect(byKey).toEqual([
    '7up',
    'Cacık',
    'Çay',
    'Éclair',
    'ılık',
    'İçki',
    'ince',
    'olta',
    'Öz',
    'şıra',
    'Zeytin',
  ]);
});
