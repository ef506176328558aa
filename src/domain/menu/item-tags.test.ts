import { expect, test } from 'vitest';
import { anyDish } from '../../../tests/support/any-dish';
import { itemTags } from './item-tags';
import { checkedAllergens } from './menu-item';

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
