import { expect, test } from 'vitest';
import { filtersOf, passesFilters, without } from './menu-filter';
import type { MenuItem } from './menu-item';

const falafel = dish({ id: 5, vegan: true, vegetarian: true, allergens: ['sesame'] });
const halloumi = dish({ id: 6, vegetarian: true, allergens: ['milk', 'gluten'] });

test('vegetarian finds vegan dishes too, vegan finds no others', () => {
  expect(found(['vegetarian'])).toEqual([5, 6]);
  expect(found(['vegan'])).toEqual([5]);
});

test('all filters must fit at once', () => {
  expect(found(['vegetarian', without('sesame')])).toEqual([6]);
  expect(found(['vegetarian', without('sesame'), without('milk')])).toEqual([]);
});

test('gluten-free means that no gluten is declared', () => {
  expect(found(['glutenFree'])).toEqual([5]);
});

test('favourites are the ones this device keeps', () => {
  expect(found(['favourites'], [6])).toEqual([6]);
  expect(found(['favourites'])).toEqual([]);
});

test('an address may name filters that nobody knows', () => {
  expect(filtersOf('vegan.no-milk.cheap')).toEqual(['vegan', 'no-milk']);
  expect(filtersOf('')).toEqual([]);
});

function found(filters: string[], favourites: number[] = []): number[] {
  return [falafel, halloumi]
    .filter((item) => passesFilters(item, { slug: 'burgers' }, filters, favourites))
    .map(({ id }) => id);
}

function dish(given: Partial<MenuItem>): MenuItem {
  return {
    id: 0,
    categoryId: 6,
    nameEn: '',
    nameTr: '',
    descriptionEn: '',
    descriptionTr: '',
    priceKurus: 48_000,
    imageUrl: '',
    isAvailable: true,
    alcohol: false,
    tobacco: false,
    pork: false,
    vegetarian: false,
    vegan: false,
    spicy: false,
    allergens: [],
    rewardKind: null,
    ...given,
  };
}
