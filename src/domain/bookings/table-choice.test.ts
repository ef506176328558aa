import { expect, test } from 'vitest';
import { slotInstant } from './booking';
import type { Evening } from './free-tables';
import { nearestSlots, slotLoads, tablesFor, tablesToJoin } from './table-choice';

const table = (id: number, seats: number, area = 'indoor') => ({
  id,
  seats,
  area,
  label: `T${id}`,
});
const at = (reservationTime: string) => slotInstant({ serviceDay: '2026-07-05', reservationTime });
const stay = (tableId: number, from: string, to: string) => ({
  ...{ tableId, startsAt: at(from), endsAt: at(to) },
});
const span = { startsAt: at('20:00'), endsAt: at('22:00') };
const evening = {
  tables: [table(1, 2), table(2, 4), table(3, 4), table(4, 6), table(5, 8, 'outdoor')],
  stays: [stay(4, '19:00', '21:00'), stay(3, '18:00', '20:00')],
} as unknown as Evening;
const ANY = { tables: [], area: null };

test('a party gets the smallest free table that has seats for all, in the area that it wishes', () => {
  expect(tablesFor(evening, { ...ANY, partySize: 3 }, span)).toEqual([2]);
  expect(tablesFor(evening, { ...ANY, partySize: 5 }, span)).toEqual([5]);
  expect(tablesFor(evening, { tables: [], area: 'indoor', partySize: 5 }, span)).toBeNull();
});

test('chosen tables stand in their order, and only while all are free', () => {
  expect(tablesFor(evening, { ...ANY, tables: [3, 2], partySize: 9 }, span)).toEqual([3, 2]);
  expect(tablesFor(evening, { ...ANY, tables: [3, 4], partySize: 2 }, span)).toBeNull();
  expect(tablesFor(evening, { ...ANY, tables: [99], partySize: 2 }, span)).toBeNull();
});

test('tables of one area are joined: the fewest, with the fewest seats left over', () => {
  expect(tablesToJoin(evening, { partySize: 6, area: 'indoor' }, span)).toEqual([3, 1]);
  expect(tablesToJoin(evening, { partySize: 9, area: null }, span)).toEqual([3, 2, 1]);
  expect(tablesToJoin(evening, { partySize: 11, area: null }, span)).toBeNull();
});

test('a slot says how many tables are taken; the nearest free slots come first, none from the past', () => {
  const wish = { ...ANY, partySize: 6, area: 'indoor', serviceDay: '2026-07-05' };
  const loads = slotLoads(evening, wish, ['18:00', '20:00', '21:00', '23:00']);
  expect(loads.map(({ taken }) => taken)).toEqual([2, 1, 0, 0]);
  const near = { serviceDay: '2026-07-05', wishedAt: span.startsAt, after: at('21:00') };
  expect(nearestSlots(loads, near).map(({ reservationTime }) => reservationTime)).toEqual([
    '23:00',
  ]);
});
