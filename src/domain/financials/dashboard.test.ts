import { expect, test } from 'vitest';
import { USUAL_OPENING } from '../opening/opening';
import { changeInPercent, hoursOfToday, monthBegins } from './dashboard';

test('the month of the venue begins on its first day at four in the morning', () => {
  const begin = Date.parse('2026-11-01T04:00:00+03:00');
  expect(monthBegins(Date.parse('2026-11-21T20:00:00+03:00'))).toBe('2026-11-01');
  expect(monthBegins(begin)).toBe('2026-11-01');
  expect(monthBegins(begin - 1)).toBe('2026-10-01');
});

test('the hours of today are the opening hours in their order, and every other hour with orders', () => {
  const hours = hoursOfToday(
    USUAL_OPENING,
    '2026-11-21',
    [{ hour: 11, orders: 2 }],
    [{ hour: 22, orders: 1 }],
  );
  expect(hours.map(({ hour }) => hour)).toEqual([15, 16, 17, 18, 19, 20, 21, 22, 23, 0, 2]);
  expect(hours[0]).toEqual({ hour: 15, today: 2, weekAgo: 0 });
  expect(hours.at(-1)).toEqual({ hour: 2, today: 0, weekAgo: 1 });
});

test.each([
  [12, 10, 20],
  [8, 10, -20],
  [10, 10, 0],
  [3, 0, null],
])('%i after %i is a change of %s percent', (now, before, percent) => {
  expect(changeInPercent(now, before)).toBe(percent);
});
