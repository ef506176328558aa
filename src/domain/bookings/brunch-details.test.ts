import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  brunchGuestForm,
  brunchSlotForm,
  missingBrunchDetails,
  nearestBrunchStep,
} from './brunch-party';
import { USUAL_BRUNCH } from './brunch-rules';

const NOTHING = {
  ...{ serviceDay: '', reservationTime: '', partySize: '2' },
  ...{ selectedFood: '', selectedSauce: '', selectedDrink: '' },
};
const SLOT = { ...NOTHING, serviceDay: '2026-07-04', reservationTime: '20:00' };
const BURGER = { ...SLOT, selectedFood: 'The Bliss Classic', selectedDrink: 'Efes' };
const TENDERS = { ...BURGER, selectedFood: '3 Chicken Tenders' };

test('a link to a step whose answers are missing leads to the first of them', () => {
  const nearest = (choice: typeof NOTHING) => nearestBrunchStep(3, choice, USUAL_BRUNCH);
  expect(nearest(NOTHING)).toBe(1);
  expect(nearest({ ...BURGER, reservationTime: '' })).toBe(1);
  expect(nearest(SLOT)).toBe(2);
  expect(nearest({ ...BURGER, selectedDrink: '' })).toBe(2);
  expect(nearest({ ...BURGER, selectedFood: 'Caviar' })).toBe(2);
  expect(nearest(BURGER)).toBe(3);
});

test('only tenders need a sauce', () => {
  expect(nearestBrunchStep(3, TENDERS, USUAL_BRUNCH)).toBe(2);
  expect(nearestBrunchStep(3, { ...TENDERS, selectedSauce: 'Spicy' }, USUAL_BRUNCH)).toBe(3);
});

test('a link to no step at all leads to the first one', () => {
  expect(nearestBrunchStep(Number.NaN, BURGER, USUAL_BRUNCH)).toBe(1);
  expect(nearestBrunchStep(0, BURGER, USUAL_BRUNCH)).toBe(1);
});

const FORM = v.object({ ...brunchSlotForm(USUAL_BRUNCH).entries, ...brunchGuestForm.entries });
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
  expect(missingBrunchDetails({ ...WHOLE, guestName: '', guestPhone: '  ' })).toEqual([
    'guestName',
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
