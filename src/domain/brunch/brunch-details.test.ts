import * as v from 'valibot';
import { expect, test } from 'vitest';
import { brunchDetailsForm, missingBrunchDetails } from './brunch-details';
import { USUAL_BRUNCH } from './brunch-rules';

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
