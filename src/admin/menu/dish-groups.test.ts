import { expect, test } from 'vitest';
import type { DishOnMenu } from '../../data/react/use-staff';
import { dishGroups } from './MenuItemsPage';

const CATEGORIES = [
  { id: 2, slug: 'grill', nameEn: 'Grill', nameTr: 'Izgara' },
  { id: 1, slug: 'drinks', nameEn: 'Drinks', nameTr: 'İçecekler' },
];

function dish(id: number, categoryId: number, nameEn: string, nameTr: string, isAvailable = true) {
  return { id, categoryId, nameEn, nameTr, isAvailable } as DishOnMenu;
}

const MENU = [
  dish(1, 1, 'Lemonade', 'Limonata'),
  dish(2, 2, 'Grilled Meatballs', 'Izgara Köfte', false),
  dish(3, 2, 'Sea Bass', 'Levrek'),
];

const ALL = { words: '', isOutOnly: false, language: 'en' } as const;

function found(wish: Partial<Parameters<typeof dishGroups>[2]>) {
  const groups = dishGroups(MENU, CATEGORIES, { ...ALL, ...wish });
  return groups.map(({ name, dishes }) => [name, dishes.map(({ id }) => id)]);
}

test('dishes stand by category in the order of the card', () => {
  expect(found({})).toEqual([
    ['Grill', [2, 3]],
    ['Drinks', [1]],
  ]);
});

test('a dish is found by either of its names, whatever letters were typed', () => {
  expect(found({ words: ' KOFTE ' })).toEqual([['Grill', [2]]]);
  expect(found({ words: 'ıZGARA', language: 'tr' })).toEqual([['Izgara', [2]]]);
  expect(found({ words: 'sea' })).toEqual([['Grill', [3]]]);
});

test('a filter shows sold-out dishes only', () => {
  expect(found({ isOutOnly: true })).toEqual([['Grill', [2]]]);
});

test('dishes of unknown categories stand together at the end', () => {
  const groupsWith = (categories: typeof CATEGORIES) =>
    dishGroups(MENU, categories, ALL).map(({ name, dishes }) => [name, dishes.map(({ id }) => id)]);
  expect(groupsWith([])).toEqual([[null, [1, 2, 3]]]);
  expect(groupsWith(CATEGORIES.slice(1))).toEqual([
    ['Drinks', [1]],
    [null, [2, 3]],
  ]);
});
