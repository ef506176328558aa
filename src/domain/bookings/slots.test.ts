import { describe, expect, test } from 'vitest';
import { isDay } from '../venue';
import { goodUntil, slotAt, slotInstant, TABLE_SLOTS, tableDays, untimely } from './booking';

const MINUTE = 60_000;

/** Returns an instant by the venue's clock (UTC+3 all year). */
function atTheBar(day: number, hour: number, minute = 0): number {
  return Date.UTC(2026, 6, day, hour - 3, minute);
}

describe('the times of a table', () => {
  test('are the nineteen half hours from 15:00 to 00:00', () => {
    expect(TABLE_SLOTS).toHaveLength(19);
    expect([TABLE_SLOTS[0], TABLE_SLOTS[1], TABLE_SLOTS.at(-2), TABLE_SLOTS.at(-1)]).toEqual([
      '15:00',
      '15:30',
      '23:30',
      '00:00',
    ]);
  });

  test('00:00 is midnight at the end of the chosen evening, on the next calendar day', () => {
    const midnight = slotInstant({ serviceDay: '2026-07-04', reservationTime: '00:00' });
    expect(midnight).toBe(atTheBar(5, 0));
    expect(slotAt(midnight)).toEqual({ serviceDay: '2026-07-04', reservationTime: '00:00' });
  });

  test('are the same from every instant back to the evening that was chosen', () => {
    for (const serviceDay of ['2026-03-29', '2026-10-25', '2026-12-31', '2028-02-29']) {
      for (const reservationTime of TABLE_SLOTS) {
        const slot = { serviceDay, reservationTime };
        expect(slotAt(slotInstant(slot))).toEqual(slot);
      }
    }
  });

  test('follow the venue’s clock on the nights when other countries change theirs', () => {
    const spring = { serviceDay: '2026-03-28', reservationTime: '00:00' };
    const autumn = { serviceDay: '2026-10-25', reservationTime: '15:00' };
    expect(new Date(slotInstant(spring)).toISOString()).toBe('2026-03-28T21:00:00.000Z');
    expect(new Date(slotInstant(autumn)).toISOString()).toBe('2026-10-25T12:00:00.000Z');
  });
});

describe('the evenings of a table', () => {
  test('begin tomorrow, counted from the evening that the bar is still having', () => {
    expect(tableDays(atTheBar(4, 21)).first).toBe('2026-07-05');
    expect(tableDays(atTheBar(5, 3, 59)).first).toBe('2026-07-05');
    expect(tableDays(atTheBar(5, 4)).first).toBe('2026-07-06');
  });

  test('end a year from today', () => {
    expect(tableDays(atTheBar(4, 21)).last).toBe('2027-07-04');
  });

  test.each(['2026-02-30', '2026-13-01', '2026-7-4', 'tomorrow', '', '2026-07-04T18:00Z'])(
    '%s is no day',
    (text) => {
      expect(isDay(text)).toBe(false);
    },
  );
});

describe('a booking that waits', () => {
  const slot = { serviceDay: '2026-07-05', reservationTime: '20:00' };
  const startsAt = slotInstant(slot);
  const placedAt = atTheBar(4, 21);
  const firstDay = '2026-07-05';

  test('goes until an hour before its slot, and then asks', () => {
    const lastMoment = startsAt - 60 * MINUTE;
    expect(goodUntil(startsAt, placedAt)).toBe(lastMoment);
    expect(untimely(slot, { now: lastMoment, placedAt, firstDay })).toBeNull();
    expect(untimely(slot, { now: lastMoment + 1, placedAt, firstDay })).toBe('booking.too_late');
  });

  test('that was made within that hour has ten minutes, but never longer than its slot', () => {
    expect(goodUntil(startsAt, startsAt - 30 * MINUTE)).toBe(startsAt - 20 * MINUTE);
    expect(goodUntil(startsAt, startsAt - 5 * MINUTE)).toBe(startsAt);
  });

  test('is too soon for an evening before the first, and too far ahead after a year', () => {
    const now = placedAt;
    const tonight = { serviceDay: '2026-07-04', reservationTime: '00:00' };
    const far = { serviceDay: '2027-07-05', reservationTime: '20:00' };
    expect(untimely(tonight, { now, placedAt, firstDay })).toBe('booking.too_soon');
    expect(untimely(far, { now, placedAt, firstDay })).toBe('booking.too_far_ahead');
  });
});
