import { expect, test } from 'vitest';
import { depositTerms } from './deposit';

const HOUR = 3_600_000;

test.each([
  [24, 'none'],
  [24.01, 'until_start'],
  [72, 'until_start'],
  [72.01, 'held'],
] as const)('for a brunch in %d hours the deposit is: %s', (hours, terms) => {
  expect(depositTerms(hours * HOUR, 0)).toBe(terms);
});

test('the terms follow the rules: hours ahead, days held, and 0 for no deposit', () => {
  const rules = { depositKurus: 70_000, depositHours: 48, heldDays: 1 };
  const terms = (hours: number, more = {}) => depositTerms(hours * HOUR, 0, { ...rules, ...more });
  expect([48, 49, 1].map((hours) => terms(hours))).toEqual(['none', 'held', 'none']);
  expect(terms(49, { heldDays: 3 })).toBe('until_start');
  expect(terms(49, { depositKurus: 0 })).toBe('none');
});
