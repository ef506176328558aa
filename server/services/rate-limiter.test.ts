import { expect, test } from 'vitest';
import { createRateLimiter } from './rate-limiter';

const FIVE_A_MINUTE = { name: 'orders', capacity: 5, perMs: 60_000 };

function limiterAt(start = 0) {
  const clock = { now: start };
  return { clock, limiter: createRateLimiter(() => clock.now) };
}

test('five pass at once, the sixth waits for its token', () => {
  const { clock, limiter } = limiterAt();
  const waits = Array.from({ length: 6 }, () => limiter.take(FIVE_A_MINUTE, 'phone'));
  expect(waits).toEqual([0, 0, 0, 0, 0, 12_000]);
  clock.now += 12_000;
  expect(limiter.take(FIVE_A_MINUTE, 'phone')).toBe(0);
  expect(limiter.take(FIVE_A_MINUTE, 'phone')).toBe(12_000);
});

test('a mutation may be repeated twenty times for its one token', () => {
  const { limiter } = limiterAt();
  for (let attempt = 0; attempt <= 20; attempt += 1) {
    expect(limiter.take(FIVE_A_MINUTE, 'phone', 'order-1')).toBe(0);
  }
  expect(Array.from({ length: 5 }, () => limiter.take(FIVE_A_MINUTE, 'phone'))).toEqual([
    0, 0, 0, 0, 12_000,
  ]);
});

test('from the twenty-first repetition on the same mutation costs a token each time', () => {
  const { limiter } = limiterAt();
  const waits = Array.from({ length: 26 }, () => limiter.take(FIVE_A_MINUTE, 'phone', 'order-1'));
  expect(waits.findIndex((wait) => wait > 0)).toBe(25);
});

test('a mutation that the limit refused has no free repetitions', () => {
  const { limiter } = limiterAt();
  for (let order = 0; order < 5; order += 1) limiter.take(FIVE_A_MINUTE, 'phone');
  expect(limiter.take(FIVE_A_MINUTE, 'phone', 'order-6')).toBeGreaterThan(0);
  expect(limiter.take(FIVE_A_MINUTE, 'phone', 'order-6')).toBeGreaterThan(0);
});

test('one phone does not use up the tokens of another, nor one limit those of another', () => {
  const { limiter } = limiterAt();
  for (let order = 0; order < 6; order += 1) limiter.take(FIVE_A_MINUTE, 'phone');
  expect(limiter.take(FIVE_A_MINUTE, 'tablet')).toBe(0);
  expect(limiter.take({ ...FIVE_A_MINUTE, name: 'logins' }, 'phone')).toBe(0);
});

test('a clock that is set back gives no extra tokens', () => {
  const { clock, limiter } = limiterAt(1_000_000);
  for (let order = 0; order < 5; order += 1) limiter.take(FIVE_A_MINUTE, 'phone');
  clock.now -= 900_000;
  expect(limiter.take(FIVE_A_MINUTE, 'phone')).toBe(12_000);
});
