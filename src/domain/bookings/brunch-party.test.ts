import { expect, test } from 'vitest';
import {
  brunchPrices,
  brunchTotalKurus,
  countDrinks,
  countFoods,
  plateForEach,
  platesOf,
} from './brunch-party';

const CLASSIC = { food: 'The Bliss Classic', sauce: null, drink: 'Efes' };
const TENDERS = { food: '3 Chicken Tenders', sauce: 'Spicy', drink: 'Efes' };
const FOR_ONE = { nameEn: 'Bottomless Brunch', priceKurus: 145_000, isAvailable: true };
const FOR_TWO = { nameEn: 'Bottomless Brunch for Two', priceKurus: 280_000, isAvailable: true };

test('everybody of a party has a plate: their own, or the same as the first person', () => {
  expect(plateForEach(CLASSIC, [TENDERS], 3)).toEqual([TENDERS, CLASSIC]);
  expect(plateForEach(CLASSIC, [TENDERS], 1)).toEqual([]);
});

test('dishes and drinks are counted, tenders by their sauce', () => {
  const plates = platesOf({
    selectedFood: CLASSIC.food,
    selectedSauce: null,
    selectedDrink: CLASSIC.drink,
    otherChoices: [TENDERS, CLASSIC],
  });
  expect(countFoods(plates)).toEqual([
    { value: 'The Bliss Classic', sauce: null, count: 2 },
    { value: '3 Chicken Tenders', sauce: 'Spicy', count: 1 },
  ]);
  expect(countDrinks(plates)).toEqual([{ value: 'Efes', sauce: null, count: 3 }]);
});

test.each([
  [1, 145_000],
  [2, 280_000],
  [3, 425_000],
  [10, 1_400_000],
])('a party of %i pays %i kuruş: pairs pay the price for two', (partySize, kurus) => {
  const prices = brunchPrices([FOR_ONE, FOR_TWO]);
  expect(prices && brunchTotalKurus(prices, partySize)).toBe(kurus);
});

test('without a brunch for two on the menu everybody pays for one', () => {
  const prices = brunchPrices([FOR_ONE, { ...FOR_TWO, isAvailable: false }]);
  expect(prices && brunchTotalKurus(prices, 2)).toBe(290_000);
  expect(brunchPrices([FOR_TWO])).toBeNull();
});
