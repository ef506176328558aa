import * as v from 'valibot';
import { expect, test } from 'vitest';
import { bookTableInput } from './book-table';

const WISH = {
  guestName: ' Ada  ',
  guestPhone: '+90 532 123 45 67',
  reservationDate: '2026-07-05',
  reservationTime: '20:00',
  partySize: 4,
  tablePreference: 'outdoor',
};

function codesFor(change: object): string[] {
  const { issues = [] } = v.safeParse(bookTableInput, { ...WISH, ...change });
  return issues.map(({ message }) => message);
}

function slotFor(change: object) {
  const { serviceDay, reservationTime } = v.parse(bookTableInput, { ...WISH, ...change });
  return `${serviceDay} ${reservationTime}`;
}

test('a wish with an evening and a time is that slot, and its empty fields are null', () => {
  expect(v.parse(bookTableInput, { ...WISH, guestEmail: '', specialRequests: ' ' })).toEqual({
    guestName: 'Ada',
    guestEmail: null,
    guestPhone: '+90 532 123 45 67',
    serviceDay: '2026-07-05',
    reservationTime: '20:00',
    partySize: 4,
    tablePreference: 'outdoor',
    specialRequests: null,
  });
});

test('a timestamp in any offset becomes the slot by the venue’s clock', () => {
  const nothing = { reservationTime: undefined };
  expect(slotFor({ ...nothing, reservationDate: '2026-07-05T17:00:00.000Z' })).toBe(
    '2026-07-05 20:00',
  );
  expect(slotFor({ ...nothing, reservationDate: '2026-07-05T10:00-07:00' })).toBe(
    '2026-07-05 20:00',
  );
  expect(slotFor({ ...nothing, reservationDate: '2026-07-06T00:00+03:00' })).toBe(
    '2026-07-05 00:00',
  );
});

test.each([
  [{ reservationDate: '2026-07-05T20:00:00' }, 'date.invalid'],
  [{ reservationDate: '2026-02-30' }, 'date.invalid'],
  [{ reservationDate: '' }, 'date.required'],
  [{ reservationTime: '' }, 'time.required'],
  [{ reservationTime: '24:15' }, 'time.not_offered'],
  [{ reservationTime: '14:3' }, 'time.not_offered'],
  [{ reservationDate: '2026-07-05T17:00:30Z', reservationTime: '' }, 'time.not_offered'],
  [{ reservationDate: '2026-07-05T17:00Z', reservationTime: '21:00' }, 'time.other_than_date'],
  [{ partySize: 3 }, 'party.required'],
  [{ partySize: '4' }, 'party.required'],
  [{ tablePreference: 'roof' }, 'table_preference.required'],
  [{ guestName: ' ' }, 'name.required'],
  [{ guestPhone: '' }, 'phone.required'],
  [{ guestPhone: `+${'1 '.repeat(130)}` }, 'text.too_long'],
  [{ guestEmail: 'ada' }, 'email.invalid'],
  [{ specialRequests: 'x'.repeat(501) }, 'text.too_long'],
])('%j is refused as %s', (change, code) => {
  expect(codesFor(change)).toContain(code);
});
