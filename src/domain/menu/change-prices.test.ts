import { expect, test } from 'vitest';
import type { PriceRule } from './change-prices';
import { newPrice } from './change-prices';

const rule = (kind: PriceRule['kind'], by: number, roundTo: PriceRule['roundTo']) => ({
  kind,
  by,
  roundTo,
});

test.each([
  [48_000, rule('percent', 10, 0), 52_800],
  [48_000, rule('percent', 10, 5), 53_000],
  [48_000, rule('percent', 12, 10), 54_000],
  [48_000, rule('percent', -10, 10), 43_000],
  [18_000, rule('amount', 7, 5), 18_500],
  [18_000, rule('amount', 7, 0), 18_700],
  [1_000, rule('amount', -50, 0), 0],
])('%i kuruş by %j is %i', (kurus, by, price) => {
  expect(newPrice(kurus, by)).toBe(price);
});
