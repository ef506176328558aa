import { describe, expect, test } from 'vitest';
import { slotInstant } from '../bookings/booking';
import type { PlanBooking } from './table-state';
import { isExpected, leavesAt, partyAt, staysOf, tableState } from './table-state';

const MINUTE = 60_000;
const NOW = slotInstant({ serviceDay: '2026-11-21', reservationTime: '20:00' });
const TABLE = { id: 5, isActive: true, clearedAt: null };

/** Returns a party of four at table 5 for two hours that starts in `minutes`. */
function party(minutes: number, more: Partial<PlanBooking> = {}): PlanBooking {
  const startsAt = NOW + minutes * MINUTE;
  return {
    id: 'ada',
    kind: 'table',
    status: 'confirmed',
    statusAt: NOW - 600 * MINUTE,
    startsAt,
    endsAt: startsAt + 120 * MINUTE,
    seatedAt: null,
    partySize: 4,
    tableId: 5,
    guestName: 'Ada',
    ...more,
  };
}

const seated = (minutes: number) => party(minutes, { status: 'seated', seatedAt: NOW - MINUTE });
const left = (minutesAgo: number) =>
  party(-180, { status: 'completed', statusAt: NOW - minutesAgo * MINUTE });

describe('a table', () => {
  type More = Partial<typeof TABLE> | { clearedAt: number } | { guestsSince: number };
  const FACTS: [string, PlanBooking[], More, string][] = [
    ['nobody has booked is free', [], {}, 'free'],
    ['booked in 91 minutes is still free', [party(91)], {}, 'free'],
    ['booked in 90 minutes is reserved soon', [party(90)], {}, 'soon'],
    ['whose guest has 15 minutes of grace is reserved', [party(-15)], {}, 'soon'],
    ['whose guest is 16 minutes late says so', [party(-16)], {}, 'late'],
    ['waits longer for a guest who announced it', [party(-44, { lateMinutes: 30 })], {}, 'soon'],
    ['whose announced time is over too says so', [party(-46, { lateMinutes: 30 })], {}, 'late'],
    ['whose late guest’s time is over is free', [party(-120)], {}, 'free'],
    ['is seated with who sits there', [seated(-30)], {}, 'seated'],
    ['whose code guests have scanned is theirs', [], { guestsSince: NOW - MINUTE }, 'guests'],
    [
      'that was scanned is no longer held for who comes',
      [party(20)],
      { guestsSince: NOW },
      'guests',
    ],
    [
      'shows the booking of who sits there and has scanned',
      [seated(-30)],
      { guestsSince: NOW },
      'seated',
    ],
    ['is seated for as long as they sit, also after their time', [seated(-200)], {}, 'seated'],
    ['that somebody sat at yesterday is free', [seated(-24 * 60)], {}, 'free'],
    ['is seated though the next party comes soon', [party(20), seated(-100)], {}, 'seated'],
    ['needs clearing when a party has left', [left(5)], {}, 'clearing'],
    ['is free once it was cleared', [left(5)], { clearedAt: NOW - MINUTE }, 'free'],
    [
      'cleared before they left needs it again',
      [left(5)],
      { clearedAt: NOW - 9 * MINUTE },
      'clearing',
    ],
    ['left yesterday was cleared by the night', [left(24 * 60)], {}, 'free'],
    ['needs clearing before the next party comes', [left(5), party(60)], {}, 'clearing'],
    ['whose guest is late says so before it asks to be cleared', [left(5), party(-20)], {}, 'late'],
    [
      'that is blocked is blocked, whoever has booked it',
      [party(30)],
      { isActive: false },
      'blocked',
    ],
    ['that is blocked still shows who sits there', [seated(-30)], { isActive: false }, 'seated'],
    ['is not held by who cancelled', [party(30, { status: 'cancelled' })], {}, 'free'],
    ['is not held by a party at another table', [party(30, { tableId: 6 })], {}, 'free'],
  ];

  test.each(FACTS)('%s', (_, bookings, more, state) => {
    expect(tableState({ ...TABLE, ...more }, bookings, NOW).state).toBe(state);
  });

  test('names the earliest of the parties that it waits for', () => {
    const bookings = [party(80, { id: 'late' }), party(20, { id: 'first' })];
    expect(tableState(TABLE, bookings, NOW).booking?.id).toBe('first');
  });

  test('takes a brunch whose first drink has come for seated', () => {
    const brunch = party(-10, { kind: 'brunch', seatedAt: NOW - MINUTE });
    expect(tableState(TABLE, [brunch], NOW).state).toBe('seated');
  });
});

describe('a stay', () => {
  test('goes on until now where the party sits on after its time', () => {
    expect(leavesAt(seated(-200), NOW)).toBe(NOW + 1);
  });

  test('that nobody has ended is over with its evening', () => {
    const forgotten = seated(-24 * 60);
    expect(leavesAt(forgotten, NOW)).toBe(forgotten.endsAt);
    expect(isExpected(forgotten)).toBe(false);
  });

  test('ended when the party left', () => {
    expect(leavesAt(party(-60, { status: 'completed', statusAt: NOW - MINUTE }), NOW)).toBe(
      NOW - MINUTE,
    );
  });

  test('lists only bookings that keep a table, and have one', () => {
    const bookings = [
      party(0),
      party(0, { status: 'no_show' }),
      party(0, { status: 'completed' }),
      party(0, { tableId: null }),
    ];
    expect(staysOf(bookings, NOW)).toHaveLength(1);
  });
});

test('a table has a party with its booking, or guests without one, apart from who asks', () => {
  const ask = { now: NOW, exceptId: 'owen' };
  expect(partyAt(TABLE, [seated(-200)], ask)).toMatchObject({ booking: { id: 'ada' } });
  expect(partyAt({ ...TABLE, guestsSince: NOW }, [], ask)).toEqual({ booking: null, since: NOW });
  expect(partyAt(TABLE, [seated(0)], { now: NOW, exceptId: 'ada' })).toBeNull();
  expect(partyAt(TABLE, [party(0)], ask)).toBeNull();
});
