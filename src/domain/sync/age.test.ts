import { describe, expect, test } from 'vitest';
import { USUAL_OPENING } from '../opening/opening';
import type { MutationKind } from '../registry/mutations';
import { mutationOf } from '../registry/mutations';
import type { DeviceClock } from './mutation';
import { entryAgeMs, isStale, mayReconfirm } from './mutation';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const EVENING = Date.parse('2026-07-04T18:00:00Z');

function entryOf(kind: MutationKind = 'order.create', createdAt = EVENING) {
  return { kind, createdAt, bootId: 'boot', createdMono: 5_000, ttlMs: mutationOf(kind).ttlMs };
}

/** Returns the clocks after the given wall and monotonic times. */
function clockAfter(wallMs: number, monoMs = wallMs, bootId = 'boot'): DeviceClock {
  return { now: EVENING + wallMs, mono: 5_000 + monoMs, bootId };
}

describe('an order that waits', () => {
  test('goes silently for ten minutes', () => {
    expect(isStale(entryOf(), clockAfter(10 * MINUTE))).toBe(false);
    expect(isStale(entryOf(), clockAfter(10 * MINUTE + 1))).toBe(true);
  });

  test('may be confirmed for an hour', () => {
    expect(mayReconfirm(entryOf(), clockAfter(60 * MINUTE))).toBe(true);
    expect(mayReconfirm(entryOf(), clockAfter(60 * MINUTE + 1))).toBe(false);
  });

  test('asks if the venue has closed in between, and then only as a new cart', () => {
    const beforeClosing = Date.parse('2026-07-04T21:58:00Z');
    const clock = { now: beforeClosing + 3 * MINUTE, mono: 0, bootId: 'next' };
    const entry = entryOf('order.create', beforeClosing);
    expect(isStale(entry, { ...clock, opening: USUAL_OPENING })).toBe(true);
    expect(mayReconfirm(entry, { ...clock, opening: USUAL_OPENING })).toBe(false);
    const hours = { opens: '15:00', closes: '03:00' };
    const later = { ...clock, opening: { ...USUAL_OPENING, week: Array(7).fill(hours) } };
    expect([isStale(entry, later), mayReconfirm(entry, later)]).toEqual([false, true]);
    expect(isStale(entry, clock)).toBe(false);
  });
});

describe('a change of status', () => {
  test('never expires, whatever the clock does', () => {
    for (const wallMs of [0, 30 * DAY, -DAY]) {
      expect(isStale(entryOf('order.status'), clockAfter(wallMs, 0))).toBe(false);
    }
  });
});

describe('a clock that jumps', () => {
  test('backwards in one run of the app asks, and makes nothing younger', () => {
    const clock = clockAfter(9 * MINUTE - DAY, 9 * MINUTE);
    expect(isStale(entryOf(), clock)).toBe(true);
    expect(entryAgeMs(entryOf(), clock)).toBe(9 * MINUTE);
  });

  test('backwards by seconds is a correction, not a jump', () => {
    expect(isStale(entryOf(), clockAfter(MINUTE / 2, MINUTE))).toBe(false);
  });

  test('to before the order was made asks, also in another run', () => {
    expect(isStale(entryOf(), clockAfter(-2 * MINUTE, 0, 'next'))).toBe(true);
    expect(entryAgeMs(entryOf(), clockAfter(-2 * MINUTE, 0, 'next'))).toBe(0);
  });

  test('forwards only makes older', () => {
    expect(isStale(entryOf(), clockAfter(DAY, MINUTE))).toBe(true);
    expect(entryAgeMs(entryOf(), clockAfter(DAY, MINUTE))).toBe(DAY);
  });

  test('in sleep is no jump: the monotonic clock stands still, the wall is right', () => {
    expect(isStale(entryOf(), clockAfter(8 * MINUTE, MINUTE))).toBe(false);
  });

  test('says nothing across runs of the app: their monotonic clocks differ', () => {
    const clock = { now: EVENING + MINUTE, mono: 90 * MINUTE, bootId: 'next' };
    expect(entryAgeMs(entryOf(), clock)).toBe(MINUTE);
    expect(isStale(entryOf(), clock)).toBe(false);
  });
});
