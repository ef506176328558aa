import { expect, test } from 'vitest';
import { AGEING_MINUTES, orderAgeing, waitingSince } from './order-ageing';

const MINUTE = 60_000;

test.each([
  ['table', 8, 15],
  ['collection', 12, 20],
  ['delivery', 20, 35],
] as const)('an order for %s is due after %i minutes and late after %i', (service, due, late) => {
  const minutes = AGEING_MINUTES[service];
  expect(orderAgeing(minutes, due * MINUTE - 1)).toBe('on_time');
  expect(orderAgeing(minutes, due * MINUTE)).toBe('due');
  expect(orderAgeing(minutes, late * MINUTE - 1)).toBe('due');
  expect(orderAgeing(minutes, late * MINUTE)).toBe('late');
});

test('an order that a fast clock dates into the future is on time', () => {
  expect(orderAgeing(AGEING_MINUTES.table, -5 * MINUTE)).toBe('on_time');
});

test('an order from before opening time ages from opening', () => {
  const createdAt = '2026-07-04T09:00:00.000Z';
  const preparedFrom = '2026-07-04T12:00:00.000Z';
  expect(waitingSince({ createdAt, preparedFrom })).toBe(Date.parse(preparedFrom));
  expect(waitingSince({ createdAt, preparedFrom: null })).toBe(Date.parse(createdAt));
});
