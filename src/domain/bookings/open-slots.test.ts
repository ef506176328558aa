import { expect, test } from 'vitest';
import { USUAL_HOURS, USUAL_OPENING } from '../opening/opening';
import { TABLE_SLOTS } from './booking';
import { daysWithoutBookings, openSlots } from './free-tables';

const WEDNESDAY = '2026-12-30';
const CLOSED = { ...USUAL_OPENING, closures: [{ day: '2026-12-31', noteEn: '', noteTr: '' }] };

test('an evening offers the times at which the venue is open, also after midnight', () => {
  expect(openSlots(USUAL_OPENING, WEDNESDAY, TABLE_SLOTS)).toEqual(TABLE_SLOTS);
  const week = Array(7).fill({ opens: '18:00', closes: '00:00' });
  const short = openSlots({ week, closures: [] }, WEDNESDAY, TABLE_SLOTS);
  expect([short[0], short.at(-1)]).toEqual(['18:00', '23:30']);
  expect(openSlots(CLOSED, '2026-12-31', TABLE_SLOTS)).toEqual([]);
  expect(openSlots(CLOSED, WEDNESDAY, ['00:30', '01:00'])).toEqual(['00:30']);
});

test('closures, closed weekdays and days without bookings are no days to book', () => {
  const span = { first: WEDNESDAY, last: '2027-01-04' };
  const mondays = { ...CLOSED, week: [null, ...Array(6).fill(USUAL_HOURS)] };
  expect(daysWithoutBookings(mondays, ['2027-01-02'], span)).toEqual([
    '2026-12-31',
    '2027-01-02',
    '2027-01-04',
  ]);
  expect(daysWithoutBookings(USUAL_OPENING, [], span)).toEqual([]);
});
