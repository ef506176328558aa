import { expect, test } from 'vitest';
import type { BookingRead } from '#domain/bookings/booking';
import { brunchChanges, tableBookingChanges } from './FoundBookings';
import { byDayAndHour, countByStatus, ofDay, ofStatus } from './pages/TableBookingsPage';

const SLOT = Date.parse('2026-07-05T17:00:00Z');

function booking(serviceDay: string, reservationTime: string, more: Partial<BookingRead> = {}) {
  const id = `${serviceDay}-${reservationTime}`;
  return {
    id,
    serviceDay,
    reservationTime,
    status: 'pending',
    partySize: 4,
    ...more,
  } as BookingRead;
}

const BOOK = [
  booking('2026-07-04', '20:00', { status: 'seated' }),
  booking('2026-07-05', '19:00', { status: 'confirmed', partySize: 2 }),
  booking('2026-07-05', '19:30'),
  booking('2026-07-05', '20:00', { status: 'cancelled', partySize: 10 }),
  booking('2026-07-05', '00:00', { status: 'pending' }),
];

test('an evening counts guests who have left, as the dashboard does, and no no-show, expired or cancelled booking', () => {
  const gone = ['completed', 'no_show', 'expired', 'cancelled'];
  const rows = gone.map((status) => booking('2026-07-05', '20:00', { status, partySize: 3 }));
  expect(byDayAndHour(rows)[0]).toMatchObject({ parties: 1, people: 3 });
});

test('an evening is read by its hours', () => {
  const [, evening] = byDayAndHour(BOOK);
  expect(evening?.hours.map(({ hour, rows }) => [hour, rows.length])).toEqual([
    ['19:00', 2],
    ['20:00', 1],
    ['00:00', 1],
  ]);
  expect(evening).toMatchObject({ day: '2026-07-05', parties: 3, people: 10 });
});

test("without a day the list shows tonight's and later bookings", () => {
  expect(ofDay(BOOK, undefined, '2026-07-05')).toHaveLength(4);
  expect(ofDay(BOOK, '2026-07-04', '2026-07-05')).toHaveLength(1);
});

test('every filter says how many it would show', () => {
  const counts = countByStatus(BOOK);
  expect(counts).toEqual({ all: 5, seated: 1, confirmed: 1, pending: 2, cancelled: 1 });
  for (const [status, count] of Object.entries(counts)) {
    expect(ofStatus(BOOK, status)).toHaveLength(count);
  }
});

test('a table is confirmed, seated and completed by one big button each', () => {
  const big = ['pending', 'confirmed', 'seated', 'completed', 'no_show', 'cancelled'].map(
    (status) => tableBookingChanges({ status, startsAt: SLOT, now: SLOT }).next,
  );
  expect(big).toEqual(['confirmed', 'seated', 'completed', null, null, null]);
});

test('a booking is no no-show before it begins', () => {
  const at = (now: number) => [
    tableBookingChanges({ status: 'confirmed', startsAt: SLOT, now }).others,
    brunchChanges({ status: 'confirmed', startsAt: SLOT, now }).others,
  ];
  expect(at(SLOT - 1)).toEqual([['pending'], ['pending']]);
  expect(at(SLOT)).toEqual([
    ['no_show', 'pending'],
    ['no_show', 'pending'],
  ]);
});

test('a brunch cannot end before it begins, and a cancelled one offers no step', () => {
  const status = 'confirmed';
  expect(brunchChanges({ status, startsAt: SLOT, now: SLOT - 1 }).next).toBeNull();
  expect(brunchChanges({ status, startsAt: SLOT, now: SLOT }).next).toBe('completed');
  for (const over of ['cancelled', 'expired']) {
    const moves = brunchChanges({ status: over, startsAt: SLOT, now: SLOT });
    expect(moves).toEqual({ next: null, others: [], canCancel: false });
  }
});
