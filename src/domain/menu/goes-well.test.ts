import { expect, test } from 'vitest';
import { anyDish } from '../../../tests/support/data/any-dish';
import { goesWellWith } from './goes-well';

const categories = ['burgers', 'sides', 'soft-drinks', 'beers'].map((slug, index) => ({
  id: index + 1,
  slug,
  nameEn: slug,
  nameTr: slug,
}));

const items = [
  anyDish({ id: 1, categoryId: 1, priceKurus: 49_000 }),
  anyDish({ id: 2, categoryId: 2, priceKurus: 12_000 }),
  anyDish({ id: 3, categoryId: 2, priceKurus: 15_000, isPopular: true }),
  anyDish({ id: 4, categoryId: 3, priceKurus: 6_000 }),
  anyDish({ id: 5, categoryId: 4, priceKurus: 9_000, alcohol: true }),
];

test('a burger goes well with a popular side and a soft drink, never with alcohol', () => {
  expect(idsFor([1])).toEqual([3, 4]);
});

test('nothing is offered from a category of the order, or for more than half of its dearest dish', () => {
  expect(idsFor([1, 2])).toEqual([4]);
  expect(idsFor([4])).toEqual([]);
});

function idsFor(ordered: number[]): number[] {
  return goesWellWith(ordered, items, categories).map(({ id }) => id);
}
