import { expect, test } from 'vitest';
import { fold } from './fold';
import { kurusOf, liraNumber, liraText } from './money';
import { businessDay, formatTime, VENUE_TIME_ZONE, venueTime } from './venue';

/** Returns an instant by the venue's clock (UTC+3 all year). */
function atTheBar(day: number, hour: number, minute = 0): number {
  return Date.UTC(2026, 6, day, hour - 3, minute);
}

test('the venue has its own clock, whatever zone the device is in', () => {
  expect(venueTime(atTheBar(4, 21, 30))).toEqual({ date: '2026-07-04', hour: 21, minute: 30 });
});

test('the venue’s clock is that of the time zone database, now and for the next ten years', () => {
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone: VENUE_TIME_ZONE,
    hourCycle: 'h23',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  for (let at = Date.UTC(2017, 0, 1); at < Date.UTC(2037, 0, 1); at += 37 * 3_600_000) {
    expect(`${venueTime(at).date}, ${formatTime(at)}`).toBe(clock.format(at));
  }
});

test('times before 04:00 belong to the evening before', () => {
  expect(businessDay(atTheBar(5, 3, 59))).toBe('2026-07-04');
  expect(businessDay(atTheBar(5, 4, 0))).toBe('2026-07-05');
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
