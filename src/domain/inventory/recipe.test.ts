import { expect, test } from 'vitest';
import type { InventoryUnit } from './inventory-item';
import { brunchPortions, milliToOrder, timesWithin } from './recipe';

test.each([
  ['enough for the need and the minimum', 'kg', { now: 5_000, least: 2_000, need: 3_000 }, 0],
  ['more than enough', 'piece', { now: 9_000, least: 2_000, need: 3_000 }, 0],
  ['below the minimum without any need', 'bottle', { now: 1_000, least: 6_000, need: 0 }, 5_000],
  ['kilos rounded up to 0.1', 'kg', { now: 0, least: 1_000, need: 1_210 }, 2_300],
  ['litres rounded up to 0.1', 'litre', { now: 0, least: 0, need: 1 }, 100],
  ['pieces rounded up to whole ones', 'piece', { now: 500, least: 0, need: 1_600 }, 2_000],
  ['a stock that was counted below zero', 'can', { now: -3_000, least: 2_000, need: 500 }, 6_000],
] as const)('%s (%s) orders the difference', (_, unit, { now, least, need }, milli) => {
  const stock = {
    unit: unit as InventoryUnit,
    currentStockMilli: now,
    minStockLevelMilli: least,
  };
  expect(milliToOrder(stock, need)).toBe(milli);
});

test.each([1, 6, 7, 8, 14])('the weekdays of the next %i days are all those days', (days) => {
  const times = [0, 1, 2, 3, 4, 5, 6].map((weekday) => timesWithin(weekday, days));
  expect(times.reduce((sum, count) => sum + count, 0)).toBe(days);
  expect(times).toEqual(times.toSorted((one, other) => other - one));
});

const ITEMS = [
  { id: 1, nameEn: 'The Bliss Classic' },
  { id: 46, nameEn: '3 Chicken Tenders' },
  { id: 90, nameEn: 'House Rose' },
];

test('everybody at a brunch has a plate and a first drink: their own, or that of the person who booked', () => {
  const booked = { food: '3 Chicken Tenders', sauce: 'Garlic & Herb', drink: 'House Rose' };
  const other = { food: 'The Bliss Classic', sauce: null, drink: 'House Rose' };
  const portions = brunchPortions([{ ...booked, otherChoices: [other], partySize: 4 }], ITEMS);
  expect([...portions].toSorted()).toEqual([
    ['dish:1', 1],
    ['dish:46', 3],
    ['dish:90', 4],
    ['sauce:garlic', 3],
  ]);
});

test('a dish that left the menu uses nothing', () => {
  const gone = { food: 'Yesterday’s Soup', sauce: null, drink: 'House Rose' };
  const portions = brunchPortions([{ ...gone, otherChoices: null, partySize: 2 }], ITEMS);
  expect([...portions]).toEqual([['dish:90', 2]]);
});
