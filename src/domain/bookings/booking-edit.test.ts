import { expect, test } from 'vitest';
import { clashingFields, editBody, fieldsToChange } from './booking-edit';

const BOOKED = { reservationTime: '20:00', partySize: 4, tables: [5, 6], specialRequests: null };

test('an edit carries what differs, each with the value that the person saw', () => {
  expect(editBody(BOOKED, { reservationTime: '21:00', partySize: 4, tables: [5, 6] })).toEqual({
    reservationTime: '21:00',
    from: { reservationTime: '20:00' },
  });
});

test('the order of tables counts, and no wish is the same as none', () => {
  expect(fieldsToChange(BOOKED, { tables: [6, 5], specialRequests: null })).toEqual(['tables']);
});

test('fields that a colleague changed clash, unless both chose the same', () => {
  const wanted = { reservationTime: '21:00', partySize: 6, specialRequests: 'Birthday' };
  const now = { ...BOOKED, reservationTime: '19:00', partySize: 6 };
  expect(clashingFields(now, wanted, BOOKED)).toEqual(['reservationTime']);
});
