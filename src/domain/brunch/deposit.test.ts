import { expect, test } from 'vitest';
import { depositTerms } from './deposit';

const HOUR = 3_600_000;

test.each([
  [24, 'none'],
  [24.01, 'until_start'],
  [72, 'until_start'],
  [72.01, 'three_days'],
] as const)('for a brunch in %d hours the deposit is: %s', (hours, terms) => {
  expect(depositTerms(hours * HOUR, 0)).toBe(terms);
});
