import { expect, test } from 'vitest';
import { isPastEvening } from './use-booking-history';

test.each([
  [undefined, false],
  ['2026-07-04', false],
  ['2026-07-03', false],
  ['2026-07-02', true],
  ['2026-08-01', false],
])('on 4 July the evening of %s is asked for: %s', (date, isAsked) => {
  expect(isPastEvening({ date, today: '2026-07-04' })).toBe(isAsked);
});
