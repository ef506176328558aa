import { expect, test } from 'vitest';
import { formatCount, formatMonth } from './Read';

// The instant is 30 November, 23:30 at the venue.
const MONTH_END = Date.UTC(2026, 10, 30, 20, 30);

test('a month has its name in the language of the screen, by the venue’s clock', () => {
  expect(formatMonth(MONTH_END, 'en')).toBe('November 2026');
  expect(formatMonth(MONTH_END, 'tr')).toBe('Kasım 2026');
  expect(formatMonth(MONTH_END + 3_600_000, 'en')).toBe('December 2026');
});

test('a number is grouped as in Turkey', () => {
  expect(formatCount(1234.5)).toBe('1.234,5');
});
