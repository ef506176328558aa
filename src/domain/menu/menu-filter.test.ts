import { expect, test } from 'vitest';
import { anyDish } from '../../../tests/support/data/any-dish';
import { checkedAllergens, filtersOf, itemTags, passesFilters, without } from './menu-item';

const ticked = { vegan: true, vegetarian: true, spicy: true };

test('a dish whose allergens nobody checked has no diet mark and no free-from mark', () => {
  const sandwich = anyDish({ ...ticked, allergens: null });
  expect(itemTags(sandwich, { slug: 'burgers' })).toEqual(['spicy']);
  expect(itemTags(sandwich, { slug: 'beers' })).toEqual(['spicy']);
});

test('a dish that was checked and contains none has its marks', () => {
  const salad = anyDish({ ...ticked, allergens: [] });
  expect(itemTags(salad, { slug: 'salads' })).toEqual(['vegan', 'glutenFree', 'spicy']);
  expect(itemTags(anyDish({ allergens: [] }), { slug: 'mocktails' })).toEqual(['alcoholFree']);
});

test('a record without a stated allergen is unchecked, “none” is checked', () => {
  expect(checkedAllergens([])).toBeNull();
  expect(checkedAllergens(['none'])).toEqual([]);
  expect(checkedAllergens(['milk'])).toEqual(['milk']);
});

const falafel = anyDish({ id: 5, vegan: true, vegetarian: true, allergens: ['sesame'] });
const halloumi = anyDish({ id: 6, vegetarian: true, allergens: ['milk', 'gluten'] });

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

test('a URL may have unknown filters', () => {
  expect(filtersOf('vegan.no-milk.cheap')).toEqual(['vegan', 'no-milk']);
  expect(filtersOf('')).toEqual([]);
});

function found(filters: string[], favourites: number[] = []): number[] {
  return [falafel, halloumi]
    .filter((item) => passesFilters(item, { slug: 'burgers' }, filters, favourites))
    .map(({ id }) => id);
}
