import { expect, test } from 'vitest';
import { slotInstant } from '../bookings/booking';
import { USUAL_OPENING } from '../opening/opening';
import type { PlanBooking } from './table-state';
import {
  conflictsOf,
  linePlace,
  timelinePx,
  timelineRows,
  timelineSpan,
  timelineSteps,
} from './table-state';

const DAY = '2026-11-21';
const at = (reservationTime: string) => slotInstant({ serviceDay: DAY, reservationTime });
const NOW = at('16:00');
const SPAN = timelineSpan(DAY, USUAL_OPENING, []);
const TABLES = [
  { id: 1, isActive: true },
  { id: 2, isActive: false },
];

function booked(id: string, from: string, more: Partial<PlanBooking> = {}): PlanBooking {
  return {
    id,
    kind: 'table',
    status: 'confirmed',
    statusAt: NOW,
    startsAt: at(from),
    endsAt: at(from) + 7_200_000,
    seatedAt: null,
    partySize: 4,
    tableId: 1,
    guestName: id,
    ...more,
  };
}

function rows(...bookings: PlanBooking[]) {
  return timelineRows(SPAN, { tables: TABLES, bookings, now: NOW });
}

test('an evening is twenty half hours of 44 px, from 15:00 to 01:00 of the next day', () => {
  const steps = timelineSteps(SPAN);
  expect([steps.length, steps[0], timelinePx(SPAN)]).toEqual([20, at('15:00'), 880]);
  expect(steps.at(-1)).toBe(at('00:30'));
  expect(SPAN.endsAt).toBe(at('01:00'));
});

test('an evening follows the hours of its day, and keeps a booking from before they changed', () => {
  const hours = { opens: '18:15', closes: '02:00' };
  const opening = { week: Array(7).fill(hours), closures: [] };
  expect(timelineSpan(DAY, opening, [])).toEqual({ startsAt: at('18:00'), endsAt: at('02:00') });
  const early = [{ startsAt: at('16:30') }, { startsAt: at('01:45') }];
  expect(timelineSpan(DAY, opening, early)).toEqual({
    startsAt: at('16:30'),
    endsAt: at('02:30'),
  });
  const closed = { ...opening, closures: [{ day: DAY, noteEn: '', noteTr: '' }] };
  expect(timelineSpan(DAY, closed, [])).toEqual(SPAN);
});

test('the line of now stands where the hour is, and nowhere before opening or after closing', () => {
  expect(linePlace(SPAN, at('20:00'))).toBe(440);
  expect(linePlace(SPAN, at('15:00') - 60_000)).toBeNull();
  expect(linePlace(SPAN, at('15:00') + 11 * 3_600_000)).toBeNull();
});

test('a booking is a block at its table, from its time for two hours', () => {
  const [first, second] = rows(booked('Owen', '20:00'));
  expect(first?.blocks).toMatchObject([{ from: 440, width: 176, lane: 0, isConflict: false }]);
  expect(second?.blocks).toEqual([]);
});

test('a block that starts at midnight ends with the timeline', () => {
  expect(rows(booked('Owl', '00:00'))[0]?.blocks).toMatchObject([{ from: 792, width: 88 }]);
});

test('a stay too short for its words is drawn an hour wide, and the next does not lie on it', () => {
  const left = booked('Left', '20:00', { status: 'completed', statusAt: at('20:00') + 300_000 });
  const last = booked('Last', '00:30', { startsAt: at('00:30') + 1_200_000 });
  const [row] = rows(left, booked('Next', '20:30'), last);
  expect(row?.blocks).toMatchObject([
    { from: 440, width: 88, lane: 0, isConflict: false },
    { from: 484, width: 176, lane: 1, isConflict: false },
    { from: 865, width: 88, lane: 0 },
  ]);
});

test('two parties at one table at one time are both in conflict, one under the other', () => {
  const [row] = rows(booked('Owen', '20:00'), booked('Ada', '21:30'), booked('Can', '23:30'));
  expect(row?.lanes).toBe(2);
  expect(row?.blocks).toMatchObject([
    { booking: { id: 'Owen' }, lane: 0, isConflict: true },
    { booking: { id: 'Ada' }, lane: 1, isConflict: true },
    { booking: { id: 'Can' }, lane: 0, isConflict: false },
  ]);
});

test('a party after another is no conflict, nor is one that has left', () => {
  const left = booked('Left', '15:00', { status: 'completed', statusAt: at('16:00') });
  const [row] = rows(left, booked('Next', '16:00'), booked('Then', '18:00'));
  expect(row?.blocks.map(({ isConflict }) => isConflict)).toEqual([false, false, false]);
});

test('a party that sits on past its time is in conflict with the next', () => {
  const sits = booked('Sits', '15:00', {
    startsAt: at('15:00') - 3_600_000 * 2,
    endsAt: at('15:00'),
    status: 'seated',
    seatedAt: at('15:00'),
  });
  const [row] = rows(sits, booked('Next', '15:30'));
  expect(row?.blocks.map(({ isConflict }) => isConflict)).toEqual([true, true]);
});

test('a booking at a blocked table is in conflict', () => {
  const [, blocked] = rows(booked('Owen', '20:00', { tableId: 2 }));
  expect(blocked?.blocks[0]?.isConflict).toBe(true);
});

test('bookings without a table have a row of their own, first; a no-show has none', () => {
  const found = rows(
    booked('Ada', '20:00', { tableId: null }),
    booked('X', '20:00', { status: 'cancelled' }),
  );
  expect(found.map(({ table, blocks }) => [table?.id ?? null, blocks.length])).toEqual([
    [null, 1],
    [1, 0],
    [2, 0],
  ]);
});

test('two parties that staff have seated at one table are no conflict, a third booking is one', () => {
  const sits = { status: 'seated', seatedAt: at('15:30') };
  const bookings = [booked('Ada', '15:30', sits), booked('Owen', '15:30', sits)];
  expect(conflictsOf(TABLES, bookings, NOW).size).toBe(0);
  const third = conflictsOf(TABLES, [...bookings, booked('Can', '16:30')], NOW);
  expect([...third].map(([id, other]) => [id, other?.id])).toEqual([
    ['Ada', 'Can'],
    ['Owen', 'Can'],
    ['Can', 'Ada'],
  ]);
});
