import { expect, test } from 'vitest';
import { fold } from './fold';
import { kurusOf, liraNumber, liraText } from './money';
import { businessDay, closedBetween, isOpenAt, venueTime } from './venue';

/** Returns an instant by the venue's clock (UTC+3 all year). */
function atTheBar(day: number, hour: number, minute = 0): number {
  return Date.UTC(2026, 6, day, hour - 3, minute);
}

test('the venue opens at 15:00 and closes at 01:00, whatever zone the device is in', () => {
  expect(isOpenAt(atTheBar(4, 14, 59))).toBe(false);
  expect(isOpenAt(atTheBar(4, 15, 0))).toBe(true);
  expect(isOpenAt(atTheBar(5, 0, 59))).toBe(true);
  expect(isOpenAt(atTheBar(5, 1, 0))).toBe(false);
  expect(venueTime(atTheBar(4, 21, 30))).toEqual({ date: '2026-07-04', hour: 21, minute: 30 });
});

test('times before 04:00 belong to the evening before', () => {
  expect(businessDay(atTheBar(5, 3, 59))).toBe('2026-07-04');
  expect(businessDay(atTheBar(5, 4, 0))).toBe('2026-07-05');
});

test('an order kept over closing time is from before', () => {
  expect(closedBetween(atTheBar(4, 23), atTheBar(5, 0, 30))).toBe(false);
  expect(closedBetween(atTheBar(5, 0, 55), atTheBar(5, 1, 1))).toBe(true);
  expect(closedBetween(atTheBar(4, 23), atTheBar(5, 15, 30))).toBe(true);
  expect(closedBetween(atTheBar(5, 14, 50), atTheBar(5, 15, 5))).toBe(false);
});

test('money crosses the edge as lira and stays whole kuruş inside', () => {
  expect(liraText(48_000)).toBe('480.00');
  expect(liraNumber(48_050)).toBe(480.5);
  expect(kurusOf('480.5')).toBe(48_050);
  expect(kurusOf(1234.56)).toBe(123_456);
});

test.each(['1,5', '-1', '1e3', '', 'NaN', '480.555', Number.NaN, 0.001])(
  '%s is no amount of money',
  (amount) => {
    expect(kurusOf(amount)).toBeNull();
  },
);

test('search reads IZGARA, ızgara and izgara as one word', () => {
  expect(new Set(['IZGARA', 'ızgara', 'izgara', 'İZGARA'].map(fold)).size).toBe(1);
  expect(fold('ŞİŞ Köfte')).toBe('sis kofte');
  expect(fold('CHICKEN')).toBe('chicken');
});
