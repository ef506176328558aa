import * as v from 'valibot';
import { expect, test } from 'vitest';
import { isUnlikelyAmount, numberStyleOf } from '#domain/inventory/inventory-item';
import { bookCountInput } from '#domain/inventory/recipe';
import { readAmount } from '../StockForm';
import { countLines, countSheet, without } from './CountPage';

const [BEEF, BUNS] = [
  '018f3c5e-7b1a-7c2d-8e3f-4a5b6c7d8e9f',
  '018f3c5e-7b1a-7c2d-8e3f-4a5b6c7d8ea0',
] as const;
const ITEMS = [
  { id: BEEF, unit: 'kg' },
  { id: BUNS, unit: 'piece' },
  { id: 'never counted', unit: 'kg' },
];
const NOW = 1_000_000;

test.each([
  ['2,5', 2_500],
  ['2.5', 2_500],
  ['0.500', 500],
  ['1.250,125', 1_250_125],
  ['0', 0],
  [' 12 ', 12_000],
  ['', null],
  ['-1', null],
  ['1,2345', null],
  ['on', null],
])('%j is read as %j thousandths of any unit', (typed, milli) => {
  expect(readAmount(typed, numberStyleOf('kg'))).toBe(milli);
  expect(readAmount(typed, numberStyleOf('piece'))).toBe(milli);
});

test('1.250 is one and a quarter kilograms, but 1,250 pieces', () => {
  expect(readAmount('1.250', numberStyleOf('kg'))).toBe(1_250);
  expect(readAmount('1.250', numberStyleOf('litre'))).toBe(1_250);
  expect(readAmount('1.250', numberStyleOf('piece'))).toBe(1_250_000);
});

test.each([
  [500, 50, false],
  [501, 50, true],
  [-501, 50, true],
  [500, 0, false],
  [500, -3, false],
])('an amount of %j at a stock of %j is asked about: %j', (amount, stock, isAsked) => {
  expect(isUnlikelyAmount(amount, stock)).toBe(isAsked);
});

test('a count is booked with the amounts and the ages of what was typed, and only that', () => {
  const sheet = {
    [BEEF]: { typed: '1.250,5', at: NOW - 60_000 },
    [BUNS]: { typed: '80', at: NOW + 5_000, seenAt: NOW - 1_000 },
  };
  const lines = countLines(sheet, ITEMS, NOW);
  const { lines: booked } = v.parse(bookCountInput, { lines });
  expect(booked).toEqual([
    { itemId: BEEF, counted: 1_250_500, ageMs: 60_000 },
    { itemId: BUNS, counted: 80_000, ageMs: 0, seenAgeMs: 1_000 },
  ]);
  expect(without(sheet, [BEEF])).toEqual({ [BUNS]: sheet[BUNS] });
});

test('a sheet in the format of another build is empty', () => {
  const sheet = { [BEEF]: { typed: '3', at: NOW } };
  expect(v.is(countSheet, sheet)).toBe(true);
  expect(v.is(countSheet, { [BEEF]: '3' })).toBe(false);
});
