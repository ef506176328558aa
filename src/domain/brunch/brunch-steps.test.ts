import { expect, test } from 'vitest';
import { USUAL_BRUNCH } from './brunch-rules';
import { brunchStepAfter, brunchStepBefore, nearestBrunchStep } from './brunch-steps';

const NOTHING = { selectedFood: '', selectedSauce: '', selectedDrink: '' };
const BURGER = { ...NOTHING, selectedFood: 'The Bliss Classic' };
const TENDERS = { ...NOTHING, selectedFood: '3 Chicken Tenders' };

test('only tenders lead to a choice of sauce', () => {
  expect(brunchStepAfter(1, BURGER, USUAL_BRUNCH)).toBe(3);
  expect(brunchStepAfter(1, TENDERS, USUAL_BRUNCH)).toBe(2);
  expect(brunchStepAfter(2, TENDERS, USUAL_BRUNCH)).toBe(3);
  expect(brunchStepAfter(3, BURGER, USUAL_BRUNCH)).toBe(4);
  expect(brunchStepAfter(4, BURGER, USUAL_BRUNCH)).toBeNull();
});

test('back visits the same steps in reverse', () => {
  expect(brunchStepBefore(4, TENDERS, USUAL_BRUNCH)).toBe(3);
  expect(brunchStepBefore(3, TENDERS, USUAL_BRUNCH)).toBe(2);
  expect(brunchStepBefore(3, BURGER, USUAL_BRUNCH)).toBe(1);
  expect(brunchStepBefore(1, BURGER, USUAL_BRUNCH)).toBeNull();
});

test('a link to a step whose answers are missing leads to the first of them', () => {
  expect(nearestBrunchStep(4, NOTHING, USUAL_BRUNCH)).toBe(1);
  expect(nearestBrunchStep(4, BURGER, USUAL_BRUNCH)).toBe(3);
  expect(nearestBrunchStep(4, TENDERS, USUAL_BRUNCH)).toBe(2);
  expect(nearestBrunchStep(4, { ...BURGER, selectedDrink: 'Efes' }, USUAL_BRUNCH)).toBe(4);
  expect(nearestBrunchStep(4, { ...BURGER, selectedFood: 'Caviar' }, USUAL_BRUNCH)).toBe(1);
});

test('a link to the sauce of a burger, or to no step at all, leads to the food', () => {
  expect(nearestBrunchStep(2, BURGER, USUAL_BRUNCH)).toBe(1);
  expect(nearestBrunchStep(Number.NaN, TENDERS, USUAL_BRUNCH)).toBe(1);
  expect(nearestBrunchStep(0, TENDERS, USUAL_BRUNCH)).toBe(1);
});
