import { expect, test } from 'vitest';
import type { TableArea } from './booking';
import { STAY_MS, slotInstant, TABLE_AREAS, TABLE_SLOTS } from './booking';
import type { Evening, Wish } from './free-tables';
import { freeTimes, isFull, nearestAlternatives } from './free-tables';

const DAY = '2026-07-05';
const NOON = Date.parse('2026-07-04T09:00:00Z');
const WISH: Wish = {
  serviceDay: DAY,
  reservationTime: '20:00',
  tablePreference: 'outdoor',
  partySize: 4,
};

const TABLES = [
  { id: 1, area: 'outdoor', seats: 4 },
  { id: 2, area: 'indoor', seats: 4 },
  { id: 3, area: 'privateArea', seats: 2 },
];

function stay(tableId: number, reservationTime: string) {
  const startsAt = slotInstant({ serviceDay: DAY, reservationTime });
  return { tableId, startsAt, endsAt: startsAt + STAY_MS };
}

function ways(
  evening: Evening,
  wish = WISH,
  after = NOON,
  areas: (TableArea | null)[] = [...TABLE_AREAS],
) {
  const found = nearestAlternatives(evening, wish, { slots: TABLE_SLOTS, areas, after });
  return found.map((way) => `${way.reservationTime} ${way.tablePreference}`);
}

test('the nearest alternatives are another place at the time, and the nearest times at the place', () => {
  const evening = { tables: TABLES, stays: [stay(1, '20:00')] };
  expect(ways(evening)).toEqual(['20:00 indoor', '19:30 indoor', '20:30 indoor']);
  const late = { tables: TABLES, stays: [stay(1, '19:00')] };
  expect(ways(late)).toEqual(['20:00 indoor', '21:00 outdoor', '19:30 indoor']);
});

test('of two equally near alternatives the wished place comes first, then the earlier time', () => {
  const evening = { tables: TABLES, stays: [stay(1, '18:30'), stay(2, '18:00')] };
  expect(ways(evening)).toEqual(['20:30 outdoor', '20:00 indoor', '21:00 outdoor']);
});

test('an alternative has its evening and its instant, so that one tap can book it', () => {
  const evening = { tables: TABLES, stays: [stay(1, '22:00')] };
  const wish = { ...WISH, reservationTime: '00:00', tablePreference: 'privateArea' as const };
  const choice = { slots: TABLE_SLOTS, areas: ['outdoor' as const], after: NOON };
  expect(nearestAlternatives(evening, wish, choice)[0]).toEqual({
    reservationDate: '2026-07-05T21:00:00.000Z',
    serviceDay: DAY,
    reservationTime: '00:00',
    tablePreference: 'outdoor',
  });
});

test('no offered table is too small, taken or too early', () => {
  const full = {
    tables: TABLES,
    stays: TABLE_SLOTS.flatMap((time) => [stay(1, time), stay(2, time)]),
  };
  expect(ways(full)).toEqual([]);
  const after = slotInstant({ ...WISH, reservationTime: '23:30' });
  expect(ways({ tables: TABLES, stays: [] }, WISH, after - 1)).toEqual([
    '23:30 outdoor',
    '00:00 outdoor',
    '23:30 indoor',
  ]);
  expect(ways({ tables: TABLES, stays: [] }, WISH, after)).toEqual([
    '00:00 outdoor',
    '00:00 indoor',
  ]);
});

test('a party without a preferred area is offered times only', () => {
  const evening = { tables: TABLES, stays: [stay(1, '20:00'), stay(2, '20:00')] };
  const wish = { ...WISH, tablePreference: null };
  expect(ways(evening, wish, NOON, [null])).toEqual(['18:00 null', '22:00 null', '17:30 null']);
});

test('the times of an evening name the areas with a free table; a stay of two hours fills the times around it', () => {
  const tables = [
    { id: 1, area: 'indoor', seats: 4 },
    { id: 2, area: 'outdoor', seats: 2 },
  ];
  const startsAt = slotInstant({ serviceDay: '2026-07-05', reservationTime: '18:00' });
  const evening = { tables, stays: [{ tableId: 1, startsAt, endsAt: startsAt + STAY_MS }] };
  const ask = { serviceDay: '2026-07-05', partySize: 2 };
  const times = freeTimes(evening, ask, ['16:00', '16:30', '20:00']);
  expect(times).toEqual([
    { time: '16:00', areas: ['indoor', 'outdoor'] },
    { time: '16:30', areas: ['outdoor'] },
    { time: '20:00', areas: ['indoor', 'outdoor'] },
  ]);
  expect(isFull({ areas: ['outdoor'] }, 'any')).toBe(false);
  expect(isFull({ areas: ['outdoor'] }, 'indoor')).toBe(true);
  expect(freeTimes(evening, { ...ask, partySize: 4 }, ['16:30'])).toEqual([
    { time: '16:30', areas: [] },
  ]);
});
