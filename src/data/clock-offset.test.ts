import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockOffsetMs } from './clock-offset';

const DAY = 86_400_000;
const HERE = Date.parse('2026-07-04T18:00:00Z');

describe('the offset of the server’s clock', () => {
  test('is computed for the middle of the round trip', () => {
    const reading = { barNow: HERE + 60_000, now: HERE + 200, tripMs: 400 };
    expect(clockOffsetMs(null, reading)).toBe(60_000);
  });

  test('is not learned from a response that took two seconds', () => {
    const reading = { barNow: HERE + 60_000, now: HERE, tripMs: 2_000 };
    expect(clockOffsetMs(null, reading)).toBeNull();
    expect(clockOffsetMs(5_000, reading)).toBe(5_000);
  });

  test('is not learned from a response without a time', () => {
    expect(clockOffsetMs(7, { barNow: Number.NaN, now: HERE, tripMs: 10 })).toBe(7);
  });

  test('hardly changes with the duration of round trips', () => {
    expect(clockOffsetMs(1_000, { barNow: HERE + 900, now: HERE, tripMs: 1_500 })).toBe(1_000);
    expect(clockOffsetMs(1_000, { barNow: HERE + 1_700, now: HERE, tripMs: 100 })).toBe(1_750);
  });

  test('is never wrong by more than half a trip, whatever the tablet’s clock says', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -2 * DAY, max: 2 * DAY }),
        fc.option(fc.integer({ min: -2 * DAY, max: 2 * DAY })),
        fc.integer({ min: 0, max: 1_999 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (ahead, known, tripMs, share) => {
          // The server may stamp its time anywhere during the round trip.
          const barNow = HERE + ahead + tripMs * share;
          const read = clockOffsetMs(known, { barNow, now: HERE + tripMs, tripMs }) ?? Number.NaN;
          // A known offset that fits stays: then both ends are off by half a round trip at most.
          expect(Math.abs(read - ahead)).toBeLessThanOrEqual(tripMs + 1);
        },
      ),
    );
  });
});
