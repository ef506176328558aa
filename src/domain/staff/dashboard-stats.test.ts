import { expect, test } from 'vitest';
import { monthBegins } from './dashboard-stats';

test('the month of the house begins on its first day at four in the morning', () => {
  const begin = Date.parse('2026-11-01T04:00:00+03:00');
  expect(monthBegins(Date.parse('2026-11-21T20:00:00+03:00'))).toBe(begin);
  expect(monthBegins(begin)).toBe(begin);
  expect(monthBegins(begin - 1)).toBe(Date.parse('2026-10-01T04:00:00+03:00'));
});
