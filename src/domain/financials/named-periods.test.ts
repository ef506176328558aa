import { expect, test } from 'vitest';
import { namedPeriod, periodAsked } from './named-periods';

test.each([
  ['today', '2026-07-01', '2026-07-01'],
  ['yesterday', '2026-06-30', '2026-06-30'],
  ['week', '2026-06-29', '2026-07-01'],
  ['month', '2026-07-01', '2026-07-01'],
  ['last_month', '2026-06-01', '2026-06-30'],
] as const)('on the first of July, %s is from %s to %s', (name, startDate, endDate) => {
  expect(namedPeriod(name, '2026-07-01')).toEqual({ startDate, endDate });
});

test('a week begins on Monday, also on a Sunday', () => {
  expect(namedPeriod('week', '2026-07-05').startDate).toBe('2026-06-29');
  expect(namedPeriod('week', '2026-07-06').startDate).toBe('2026-07-06');
});

test.each([
  [{ period: 'own', from: '2026-06-01', to: '2026-06-10' }, '2026-06-01'],
  [{ period: 'own', from: '2026-06-10', to: '2026-06-01' }, '2026-07-01'],
  [{ period: 'own', from: '2020-01-01', to: '2026-06-01' }, '2026-07-01'],
  [{ period: 'own' }, '2026-07-01'],
  [{ period: 'century' }, '2026-07-01'],
])('the address %o begins on %s', (asked, startDate) => {
  expect(periodAsked(asked, '2026-07-01').startDate).toBe(startDate);
});
