import { expect, test } from 'vitest';
import { idleAfter, WHEN_DONE, WHILE_ORDERING } from './use-idle';

test('a kiosk waits a minute, counts 30 seconds down, then starts over', () => {
  const at = (sinceMs: number) => idleAfter(sinceMs, WHILE_ORDERING);
  expect(at(59_999)).toBe('there');
  expect(at(60_000)).toEqual({ leftS: 30 });
  expect(at(89_001)).toEqual({ leftS: 1 });
  expect(at(90_000)).toBe('gone');
});

test('every countdown leaves 20 seconds at least to answer', () => {
  for (const { countMs } of [WHILE_ORDERING, WHEN_DONE]) {
    expect(countMs).toBeGreaterThanOrEqual(20_000);
  }
});

test('a tablet that was asleep starts over at once', () => {
  expect(idleAfter(3_600_000, WHILE_ORDERING)).toBe('gone');
});
