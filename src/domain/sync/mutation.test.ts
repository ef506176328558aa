import { describe, expect, test } from 'vitest';
import {
  HIDDEN_MAX_DELAY_MS,
  MAX_DELAY_MS,
  MAX_RETRY_AFTER_MS,
  pushVerdict,
  retryDelayMs,
} from './mutation';

const ours = (status: number, code?: string) =>
  pushVerdict({ status, isOurs: true, ...(code === undefined ? {} : { code }) });

describe('a response to a push', () => {
  test.each([200, 201])('%i from our server counts as a response', (status) => {
    expect(ours(status)).toBe('ack');
  });

  test('no response, or one of another server, is an unknown outcome', () => {
    expect(pushVerdict(null)).toBe('transient');
    for (const status of [200, 201, 302, 400, 401, 403, 404, 409, 422, 426, 502]) {
      expect(pushVerdict({ status, isOurs: false })).toBe('transient');
    }
  });

  test.each([408, 425, 429, 500, 501, 502, 503, 504, 507])('%i is tried again', (status) => {
    expect(ours(status, 'order.empty')).toBe('transient');
  });

  test.each(['price_changed', 'sold_out', 'stale_order', 'closed', 'conflict', 'slot_taken'])(
    '409 %s asks a person',
    (code) => {
      expect(ours(409, code)).toBe('domain409');
    },
  );

  test('409 for a mutation that runs already is tried again, any other 409 is final', () => {
    expect(ours(409, 'in_progress')).toBe('transient');
    expect(ours(409, 'order.not_cancellable')).toBe('permanent4xx');
    expect(ours(409)).toBe('permanent4xx');
  });

  test.each([400, 403, 404, 410, 413, 415, 422])('%i is final', (status) => {
    expect(ours(status, 'invalid_input')).toBe('permanent4xx');
  });

  test('an ended session or build holds an entry back and drops none', () => {
    expect(ours(401)).toBe('unauth');
    expect(ours(426)).toBe('upgrade426');
  });

  test('a redirect is no response even with our header', () => {
    expect(ours(302)).toBe('transient');
    expect(ours(304)).toBe('transient');
  });
});

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
