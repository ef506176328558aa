import { expect, test } from 'vitest';
import { anyDish } from '../../../tests/support/data/any-dish';
import { countFound, menuGroups } from './MenuGroups';

const categories = [
  { id: 6, slug: 'burgers', nameEn: 'Burgers', nameTr: 'Burgerler' },
  { id: 7, slug: 'grill', nameEn: 'Grill', nameTr: 'Izgara' },
];

const items = [
  anyDish({ id: 1, categoryId: 6, nameEn: 'The Bliss Classic', nameTr: 'The Bliss Classic' }),
  anyDish({ id: 2, categoryId: 7, nameEn: 'Chicken Shish', nameTr: 'Tavuk Şiş' }),
  anyDish({ id: 3, categoryId: 7, nameEn: 'Köfte Plate', nameTr: 'Izgara Köfte' }),
  anyDish({ id: 4, categoryId: 7, nameEn: 'Whole Sea Bass', nameTr: 'Levrek', isAvailable: false }),
];

test('the menu keeps the order of its categories and leaves out what is hidden', () => {
  expect(found('')).toEqual([1, 2, 3]);
});

test('a search finds both languages, without case and diacritics', () => {
  expect(found('IZGARA')).toEqual([3]);
  expect(found('sis')).toEqual([2]);
  expect(found('CHICKEN')).toEqual([2]);
});

test('every word of a search must be found, in any order', () => {
  expect(found('classic bliss')).toEqual([1]);
  expect(found('bliss shish')).toEqual([]);
});

test('a category in which nothing was found is not shown', () => {
  const groups = menuGroups(categories, items, 'köfte');
  expect(groups.map((group) => group.category.slug)).toEqual(['grill']);
  expect(countFound(groups, false)).toBe(1);
});

test('a search reports no match only once the words of both languages are loaded', () => {
  const groups = menuGroups(categories, items, 'mercimek');
  expect(countFound(groups, true)).toBeNull();
  expect(countFound(groups, false)).toBe(0);
  expect(countFound(menuGroups(categories, items, 'shish'), true)).toBe(1);
});

function found(query: string): number[] {
  return menuGroups(categories, items, query).flatMap((group) => group.items.map(({ id }) => id));
}
