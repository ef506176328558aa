import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  brunchDetailsForm,
  brunchStepAfter,
  brunchStepBefore,
  missingBrunchDetails,
  nearestBrunchStep,
} from './brunch-details';
import { USUAL_BRUNCH } from './brunch-rules';

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

const FORM = brunchDetailsForm(USUAL_BRUNCH);
const WHOLE = {
  serviceDay: '2026-07-04',
  reservationTime: '15:00',
  partySize: '2',
  guestName: 'Ayşe Yılmaz',
  guestEmail: 'Ayse@Example.com',
  guestPhone: '+905321234567',
  specialRequests: '',
};

function codeOf(change: Partial<typeof WHOLE>) {
  return v.safeParse(FORM, { ...WHOLE, ...change }).issues?.[0]?.message;
}

test('everything but the special requests is asked for', () => {
  expect(missingBrunchDetails(WHOLE)).toEqual([]);
  expect(missingBrunchDetails({ ...WHOLE, reservationTime: '', guestPhone: '  ' })).toEqual([
    'reservationTime',
    'guestPhone',
  ]);
});

test('a whole form gives a party as a number and an address in small letters', () => {
  expect(v.parse(FORM, WHOLE)).toMatchObject({
    partySize: 2,
    guestEmail: 'ayse@example.com',
  });
});

test.each([
  [{ partySize: '11' }, 'party.too_large'],
  [{ partySize: '0' }, 'party.required'],
  [{ reservationTime: '22:30' }, 'time.not_offered'],
  [{ serviceDay: '2026-02-30' }, 'date.invalid'],
  [{ guestName: ' ' }, 'full_name.required'],
  [{ guestEmail: 'ayse' }, 'email.invalid'],
  [{ guestPhone: '12' }, 'phone.too_short'],
])('%j is refused as %s', (change, code) => {
  expect(codeOf(change)).toBe(code);
});
