import { expect, test } from 'vitest';
import { clashAt, tablesInstead } from './table-clash';
import type { PlanBooking } from './table-state';

const at = (time: string) => Date.parse(`2026-07-04T${time}:00+03:00`);
const now = at('20:10');
const table = (id: number, seats: number, area = 'indoor') => ({
  ...{ id, seats, area, label: `T${id}`, isActive: true },
});

/** Sits at table 1 beyond the end of its stay. */
const OVERSTAYS: PlanBooking = {
  ...{ id: 'stays', kind: 'table', status: 'seated', statusAt: at('18:00') },
  ...{ startsAt: at('18:00'), endsAt: at('20:00'), seatedAt: at('18:00') },
  ...{ partySize: 2, tableId: 1, guestName: 'Ada' },
};
const NEXT: PlanBooking = {
  ...OVERSTAYS,
  ...{ id: 'next', status: 'confirmed', seatedAt: null, guestName: 'Nora', tableId: 2 },
  ...{ startsAt: at('21:00'), endsAt: at('23:00') },
};
const span = { startsAt: now, endsAt: at('22:10') };
const bookings = [OVERSTAYS, NEXT];

test.each([
  [1, 'Ada'],
  [2, 'Nora'],
  [3, undefined],
])('who has table %i now or within two hours: %s', (id, name) => {
  expect(clashAt({ id }, span, { bookings, now }, '')?.booking?.guestName).toBe(name);
});

test('a booking does not clash with itself, nor with a party that has left by then', () => {
  expect(clashAt({ id: 2 }, span, { bookings, now }, 'next')).toBeNull();
  expect(clashAt({ id: 1 }, NEXT, { bookings, now }, 'next')).toBeNull();
});

test('guests without a booking keep their table for two hours, or as long as they sit', () => {
  const since = (time: string) => ({ id: 3, guestsSince: at(time) });
  const clash = (time: string, wanted = span) =>
    clashAt(since(time), wanted, { bookings, now }, '')?.booking;
  expect(clash('19:30', NEXT)).toBeNull();
  expect(clash('17:00')).toBeNull();
  expect(clash('17:00', NEXT)).toBeUndefined();
});

test('a party is offered free tables of its area, the smallest that fits first', () => {
  const tables = [
    ...[table(1, 2), table(2, 2), table(3, 6), table(4, 2, 'outdoor'), table(5, 4)],
    { ...table(6, 2), guestsSince: at('19:30') },
  ];
  const party = { ...span, id: 'us', partySize: 2, tableId: 1 };
  const found = tablesInstead({ tables, bookings, now }, party);
  expect(found.map(({ label }) => label)).toEqual(['T5', 'T3', 'T4']);
});
