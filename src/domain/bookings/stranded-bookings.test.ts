import { expect, test } from 'vitest';
import { USUAL_OPENING } from '../opening/opening';
import { slotInstant } from './booking';
import { strandedBookings } from './stranded-bookings';

const DAY = '2026-07-05';
const booked = (reservationTime: string, status = 'confirmed', serviceDay = DAY) => ({
  ...{ reservationTime, status, serviceDay },
  reservationDate: new Date(slotInstant({ serviceDay, reservationTime })).toISOString(),
});
const BOOKINGS = [booked('20:00'), booked('16:00'), booked('19:00', 'cancelled')];
const NOW = slotInstant({ serviceDay: '2026-07-04', reservationTime: '20:00' });
const timesOf = (found: readonly { reservationTime: string }[]) =>
  found.map(({ reservationTime }) => reservationTime);

test('no booking stands while the venue is closed by its usual hours', () => {
  expect(strandedBookings(BOOKINGS, { opening: USUAL_OPENING, closedDays: [] }, NOW)).toEqual([]);
});

test('a closed day and a day without bookings name those that stand, not those that are over', () => {
  const closures = [{ day: DAY, noteEn: '', noteTr: '' }];
  const closed = { opening: { ...USUAL_OPENING, closures }, closedDays: [] };
  expect(timesOf(strandedBookings(BOOKINGS, closed, NOW))).toEqual(['16:00', '20:00']);
  const unbooked = { opening: USUAL_OPENING, closedDays: [DAY] };
  const past = booked('20:00', 'confirmed', '2026-07-03');
  const all = [...BOOKINGS, past, booked('20:00', 'confirmed', '2026-07-06')];
  expect(timesOf(strandedBookings(all, unbooked, NOW))).toEqual(['16:00', '20:00']);
});

test('shorter hours name the bookings outside them', () => {
  const week = Array(7).fill({ opens: '18:00', closes: '01:00' });
  const shorter = { opening: { ...USUAL_OPENING, week }, closedDays: [] };
  expect(timesOf(strandedBookings(BOOKINGS, shorter, NOW))).toEqual(['16:00']);
});
