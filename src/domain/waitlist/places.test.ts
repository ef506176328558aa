import { expect, test } from 'vitest';
import { slotInstant, TABLE_SLOTS } from '../bookings/booking';
import type { WaitlistRead } from './waitlist';
import {
  canChangeWaitlist,
  inOrder,
  isOfferHour,
  isOfferOn,
  placeFor,
  WAITLIST_STATUSES,
  wishedTimes,
} from './waitlist';

const DAY = '2026-07-05';
const at = (reservationTime: string) => slotInstant({ serviceDay: DAY, reservationTime });
const iso = (time: string) => new Date(at(time)).toISOString();
const NOW = at('19:00');

function entry(more: Partial<WaitlistRead> = {}): WaitlistRead {
  return {
    ...{ id: 'a', v: 1, status: 'waiting', statusAt: iso('18:00'), statusBy: null },
    ...{ createdAt: iso('18:00'), isWalkIn: false, serviceDay: DAY, wishedTime: '20:00' },
    ...{ wishedAt: iso('20:00'), flexMinutes: 0, partySize: 4, tablePreference: null },
    ...{ guestName: 'Ada', guestEmail: null, guestPhone: '', specialRequests: null },
    ...{ quotedMinutes: null, queuedAt: iso('18:00'), lapses: 0, bookedBy: null, offer: null },
    ...more,
  };
}

const table = (id: number, seats: number, area = 'outdoor') => ({ id, seats, area });
const stay = (tableId: number, from: string, to: string) => ({
  ...{ tableId, startsAt: at(from), endsAt: at(to) },
});

test('who came first stands first, a lapsed offer goes to the end, and ended entries are not listed', () => {
  const rows = [
    entry({ id: 'late', queuedAt: iso('18:30') }),
    entry({ id: 'lapsed', queuedAt: iso('18:45'), lapses: 1 }),
    entry({ id: 'b', status: 'offered' }),
    entry({ id: 'a' }),
    entry({ id: 'gone', status: 'closed', queuedAt: iso('17:00') }),
  ];
  expect(inOrder(rows).map(({ id }) => id)).toEqual(['a', 'b', 'late', 'lapsed']);
});

test('a party takes its time, or the nearest one within its span', () => {
  const times = (flexMinutes: WaitlistRead['flexMinutes']) =>
    wishedTimes(entry({ flexMinutes }), TABLE_SLOTS).map(({ reservationTime }) => reservationTime);
  expect(times(0)).toEqual(['20:00']);
  expect(times(60)).toEqual(['20:00', '19:30', '20:30', '19:00', '21:00']);
});

test('the nearest free wished time has the smallest table that fits, and none that has begun', () => {
  const evening = {
    tables: [table(1, 4), table(2, 6), table(3, 2), table(4, 4, 'indoor')],
    stays: [stay(1, '20:00', '22:00'), stay(2, '18:00', '22:00'), stay(4, '20:00', '22:00')],
  };
  const ask = { evening, slots: TABLE_SLOTS, now: NOW };
  expect(placeFor(entry(), ask)).toBeNull();
  const later = placeFor(entry({ flexMinutes: 120 }), ask);
  expect(later).toMatchObject({ reservationTime: '22:00', tables: [1], startsAt: at('22:00') });
  const inside = placeFor(entry({ flexMinutes: 120, tablePreference: 'indoor' }), ask);
  expect(inside).toMatchObject({ reservationTime: '22:00', tables: [4] });
  const small = placeFor(entry({ partySize: 2 }), ask);
  expect(small).toMatchObject({ reservationTime: '20:00', tables: [3] });
  expect(placeFor(entry({ partySize: 2 }), { ...ask, now: at('20:00') })).toBeNull();
});

test('a walk-in gets the longest stay from now on, at least half an hour', () => {
  const evening = {
    tables: [table(1, 4), table(2, 4), table(3, 8)],
    stays: [stay(1, '20:00', '22:00'), stay(2, '19:20', '21:00')],
  };
  const ask = { evening, slots: TABLE_SLOTS, now: NOW };
  const walkIn = entry({ isWalkIn: true });
  expect(placeFor(walkIn, ask)).toMatchObject({ tables: [3], endsAt: at('21:00') });
  const taken = { ...evening, stays: [...evening.stays, stay(3, '18:00', '20:00')] };
  const short = placeFor(walkIn, { ...ask, evening: taken });
  expect(short).toMatchObject({ tables: [1], startsAt: NOW, endsAt: at('20:00') });
  const full = { ...taken, stays: [...taken.stays, stay(1, '18:00', '19:10')] };
  expect(placeFor(walkIn, { ...ask, evening: full })).toBeNull();
});

test('tables are joined only for a party that no single table seats', () => {
  const evening = { tables: [table(1, 4), table(2, 4)], stays: [] };
  const ask = { evening, slots: TABLE_SLOTS, now: NOW };
  expect(placeFor(entry({ partySize: 7 }), ask)?.tables.sort()).toEqual([1, 2]);
  const large = { tables: [...evening.tables, table(3, 8)], stays: [stay(3, '19:00', '21:00')] };
  expect(placeFor(entry({ partySize: 7 }), { ...ask, evening: large })).toBeNull();
});

test('an offer holds its place until its time is over', () => {
  const offer = {
    ...{ reservationTime: '20:00', startsAt: iso('20:00'), endsAt: iso('22:00') },
    ...{ tables: [1], tableLabel: 'T1', until: iso('19:10'), by: 'Can' },
  };
  const held = entry({ status: 'offered', offer });
  expect(isOfferOn(held, at('19:10') - 1)).toBe(true);
  expect(isOfferOn(held, at('19:10'))).toBe(false);
  expect(isOfferOn({ ...held, status: 'waiting' }, NOW)).toBe(false);
});

test('an accepted entry stays accepted, and the server offers by mail only while guests read it', () => {
  expect(WAITLIST_STATUSES.filter((to) => canChangeWaitlist('accepted', to))).toEqual([]);
  expect(canChangeWaitlist('closed', 'waiting')).toBe(true);
  expect(canChangeWaitlist('closed', 'offered')).toBe(false);
  expect(['09:59', '10:00', '20:59', '21:00'].map((time) => isOfferHour(at(time)))).toEqual([
    ...[false, true, true, false],
  ]);
});
