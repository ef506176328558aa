import { describe, expect, test } from 'vitest';
import { HIDDEN_MAX_DELAY_MS, MAX_DELAY_MS, MAX_RETRY_AFTER_MS, retryDelayMs } from './retry';

const ALMOST_ONE = 1 - Number.EPSILON;

describe('the wait before another attempt', () => {
  test.each([
    [0, 1_000],
    [1, 2_000],
    [3, 8_000],
    [5, 32_000],
    [6, MAX_DELAY_MS],
    [400, MAX_DELAY_MS],
  ])('after %i attempts is anything up to %i ms', (attempts, most) => {
    expect(retryDelayMs(attempts, 0)).toBe(0);
    expect(retryDelayMs(attempts, 0.5)).toBe(most / 2);
    expect(retryDelayMs(attempts, ALMOST_ONE)).toBe(most);
  });

  test('may be five minutes while nobody looks', () => {
    expect(retryDelayMs(20, ALMOST_ONE, { isHidden: true })).toBe(HIDDEN_MAX_DELAY_MS);
  });

  test('is what the server asks for, up to ten minutes', () => {
    expect(retryDelayMs(9, 0.5, { retryAfterMs: 3_000 })).toBe(3_000);
    expect(retryDelayMs(0, 0.5, { retryAfterMs: 0 })).toBe(0);
    expect(retryDelayMs(0, 0.5, { retryAfterMs: 86_400_000 })).toBe(MAX_RETRY_AFTER_MS);
  });
});
