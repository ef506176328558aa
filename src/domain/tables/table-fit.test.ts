import { expect, test } from 'vitest';
import { overlaps } from '../bookings/free-tables';
import { arrivalTables, tableFit, walkInSpan, walkInTables } from './table-state';

const HOUR = 3_600_000;
const TABLES = [
  { id: 1, label: 'T1', area: 'outdoor', seats: 2, isActive: true },
  { id: 2, label: 'T2', area: 'outdoor', seats: 4, isActive: true },
  { id: 3, label: 'T3', area: 'outdoor', seats: 4, isActive: false },
  { id: 4, label: 'T4', area: 'outdoor', seats: 6, isActive: true },
];
const stay = (tableId: number, startsAt: number, endsAt: number) => ({
  bookingId: `at ${tableId}`,
  tableId,
  startsAt,
  endsAt,
});
const four = { id: 'us', partySize: 4, startsAt: 10 * HOUR, endsAt: 12 * HOUR };
const fitOf = (id: number, stays = [stay(4, 11 * HOUR, 13 * HOUR)]) =>
  tableFit(TABLES[id - 1] as (typeof TABLES)[number], four, stays);

test('two stays overlap when they share a moment; one may begin as the other ends', () => {
  const noon = { startsAt: 12 * HOUR, endsAt: 14 * HOUR };
  expect(overlaps(noon, { startsAt: 14 * HOUR, endsAt: 16 * HOUR })).toBe(false);
  expect(overlaps(noon, { startsAt: 10 * HOUR, endsAt: 12 * HOUR })).toBe(false);
  expect(overlaps(noon, { startsAt: 13 * HOUR, endsAt: 15 * HOUR })).toBe(true);
  expect(overlaps(noon, { startsAt: 10 * HOUR, endsAt: 20 * HOUR })).toBe(true);
});

test('a table suits a party, is small for it, taken at its time, or blocked', () => {
  expect([1, 2, 3, 4].map((id) => fitOf(id))).toEqual(['small', 'suits', 'blocked', 'taken']);
});

test('a party’s own stay does not take its table from it', () => {
  const own = { ...stay(2, 10 * HOUR, 12 * HOUR), bookingId: 'us' };
  expect(fitOf(2, [own])).toBe('suits');
});

test('a walk-in stays two hours or until the next booking, and at least half an hour', () => {
  const now = 10 * HOUR;
  expect(walkInSpan(1, now, [])).toEqual({ startsAt: now, endsAt: 12 * HOUR });
  expect(walkInSpan(1, now, [stay(1, 11 * HOUR, 13 * HOUR)])?.endsAt).toBe(11 * HOUR);
  expect(walkInSpan(1, now, [stay(1, now + HOUR / 3, 13 * HOUR)])).toBeNull();
  expect(walkInSpan(1, now, [stay(1, 9 * HOUR, 11 * HOUR)])).toBeNull();
});

test('the table suggested first is the smallest that is theirs for the whole time', () => {
  const found = walkInTables(TABLES, 2, 10 * HOUR, [stay(1, 11 * HOUR, 13 * HOUR)]);
  expect(found.map(({ table, isWholeStay }) => [table.label, isWholeStay])).toEqual([
    ['T2', true],
    ['T4', true],
    ['T1', false],
  ]);
});

test('a party gets no table that is too small, blocked or taken', () => {
  const found = walkInTables(TABLES, 4, 10 * HOUR, [stay(2, 9 * HOUR, 11 * HOUR)]);
  expect(found.map(({ table }) => table.label)).toEqual(['T4']);
});

test('a party that arrives is offered other tables that fit, those of its own area first', () => {
  const terrace = { id: 5, label: 'S5', area: 'indoor', seats: 4, isActive: true };
  const found = arrivalTables([terrace, ...TABLES], { ...four, tableId: 4 }, []);
  expect(found.map(({ label }) => label)).toEqual(['T2', 'S5']);
});
