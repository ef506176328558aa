import { describe, expect, test } from 'vitest';
import type { DayHours, Opening } from './opening';
import { closedBetween, closesNextAt, isOpenAt, opensNextAt, USUAL_OPENING } from './opening';

/** Returns an instant of July 2026 by the venue's clock (UTC+3 all year). The 4th is a Saturday. */
function at(day: number, hour: number, minute = 0): number {
  return Date.UTC(2026, 6, day, hour - 3, minute);
}

const hours = (opens: string, closes: string): DayHours => ({ opens, closes });
const closed = (day: string) => ({ day, noteEn: '', noteTr: '' });

/** Monday first. */
function week(...days: (DayHours | null)[]): Opening {
  return { week: days, closures: [] };
}
const everyDay = (day: DayHours | null) => week(...Array<DayHours | null>(7).fill(day));

describe('the usual hours', () => {
  test('open at 15:00 and close at 01:00, whatever zone the device is in', () => {
    const isOpen = (instant: number) => isOpenAt(USUAL_OPENING, instant);
    expect([isOpen(at(4, 14, 59)), isOpen(at(4, 15)), isOpen(at(4, 23, 59))]).toEqual([
      false,
      true,
      true,
    ]);
    expect([isOpen(at(5, 0, 59)), isOpen(at(5, 1))]).toEqual([true, false]);
  });

  test('an order kept over closing time is from before', () => {
    const has = (from: number, to: number) => closedBetween(USUAL_OPENING, from, to);
    expect(has(at(4, 23), at(5, 0, 30))).toBe(false);
    expect(has(at(5, 0, 55), at(5, 1, 1))).toBe(true);
    expect(has(at(4, 23), at(5, 15, 30))).toBe(true);
    expect(has(at(5, 14, 50), at(5, 15, 5))).toBe(false);
  });

  test('that a device does not know end only with the business day', () => {
    expect(closedBetween(null, at(5, 0, 55), at(5, 1, 1))).toBe(false);
    expect(closedBetween(null, at(5, 3, 59), at(5, 4))).toBe(true);
  });

  test('end tonight, and begin again tomorrow', () => {
    expect(closesNextAt(USUAL_OPENING, at(4, 20, 30) + 999)).toBe(at(5, 1));
    expect(closesNextAt(USUAL_OPENING, at(5, 0, 59))).toBe(at(5, 1));
    expect(closesNextAt(USUAL_OPENING, at(5, 1))).toBeNull();
    expect(opensNextAt(USUAL_OPENING, at(5, 1) + 59_999)).toBe(at(5, 15));
    expect(opensNextAt(USUAL_OPENING, at(4, 15))).toBeNull();
  });
});

describe('a night', () => {
  test('belongs to the day on which it begins', () => {
    const weekend = week(null, null, null, null, hours('18:00', '03:00'), null, null);
    expect(isOpenAt(weekend, at(3, 20))).toBe(true);
    expect(isOpenAt(weekend, at(4, 2, 59))).toBe(true);
    expect(isOpenAt(weekend, at(4, 3))).toBe(false);
    expect(isOpenAt(weekend, at(3, 2))).toBe(false);
    expect(opensNextAt(weekend, at(4, 3))).toBe(at(10, 18));
  });

  test('that meets the next day is one opening with it', () => {
    const long = week(
      ...Array(4).fill(null),
      hours('18:00', '10:00'),
      hours('09:00', '23:00'),
      null,
    );
    expect(closesNextAt(long, at(3, 20))).toBe(at(4, 23));
    expect(closesNextAt(long, at(4, 9, 30))).toBe(at(4, 23));
    expect(isOpenAt(long, at(4, 23))).toBe(false);
  });

  test('that ends at midnight leaves the next day closed', () => {
    const short = everyDay(hours('12:00', '00:00'));
    expect([isOpenAt(short, at(4, 23, 59)), isOpenAt(short, at(5, 0))]).toEqual([true, false]);
  });
});

describe('a closure', () => {
  const saturday: Opening = { ...USUAL_OPENING, closures: [closed('2026-07-04')] };

  test('takes the whole night, and leaves the night before', () => {
    expect(isOpenAt(saturday, at(4, 0, 30))).toBe(true);
    expect(isOpenAt(saturday, at(4, 20))).toBe(false);
    expect(isOpenAt(saturday, at(5, 0, 30))).toBe(false);
    expect(isOpenAt(saturday, at(5, 15))).toBe(true);
    expect(opensNextAt(saturday, at(4, 2))).toBe(at(5, 15));
  });

  test('of a day that is closed anyway changes nothing', () => {
    const sundays = week(null, null, null, null, null, null, hours('10:00', '20:00'));
    const twice = { ...sundays, closures: [closed('2026-07-04')] };
    expect(opensNextAt(twice, at(4, 12))).toBe(at(5, 10));
  });
});

describe('the ends of the rule', () => {
  test('equal times are 24 hours; seven of them never close', () => {
    const always = everyDay(hours('00:00', '00:00'));
    expect([isOpenAt(always, at(4, 0)), isOpenAt(always, at(4, 23, 59))]).toEqual([true, true]);
    expect(closesNextAt(always, at(4, 12))).toBeNull();
    expect(opensNextAt(always, at(4, 12))).toBeNull();
    const once = week(...Array(5).fill(null), hours('08:00', '08:00'), null);
    expect(closesNextAt(once, at(4, 9))).toBe(at(5, 8));
  });

  test('a venue that is closed all week does not open', () => {
    const never = everyDay(null);
    expect(isOpenAt(never, at(4, 20))).toBe(false);
    expect(opensNextAt(never, at(4, 20))).toBeNull();
    expect(closesNextAt(never, at(4, 20))).toBeNull();
  });

  test('the venue’s clock has no summer time: a night in March is as long as any other', () => {
    const night = Date.parse('2026-03-28T20:00:00Z');
    expect(closesNextAt(USUAL_OPENING, night)).toBe(Date.parse('2026-03-28T22:00:00Z'));
  });
});
