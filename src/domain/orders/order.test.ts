import { expect, test } from 'vitest';
import {
  canChangeOrderStatus,
  canGuestCancel,
  canRecallOrder,
  nextOrderStatus,
  ORDER_STATUSES,
  orderCode,
  orderStatusOf,
} from './order';

test('the big button moves an order through its statuses', () => {
  const walked = ['pending', 'confirmed', 'preparing', 'ready', 'completed'] as const;
  expect(walked.map(nextOrderStatus)).toEqual([
    'confirmed',
    'preparing',
    'ready',
    'completed',
    null,
  ]);
});

test('an order can be cancelled from any status but completed and cancelled', () => {
  const cancellable = ORDER_STATUSES.filter((status) => canChangeOrderStatus(status, 'cancelled'));
  expect(cancellable).toEqual(['pending', 'confirmed', 'preparing', 'ready']);
});

test('a step back is one step; completed comes back to ready only; cancelled never comes back', () => {
  expect(canChangeOrderStatus('preparing', 'confirmed')).toBe(true);
  expect(canChangeOrderStatus('ready', 'confirmed')).toBe(false);
  expect(canChangeOrderStatus('completed', 'ready')).toBe(true);
  expect(canChangeOrderStatus('completed', 'pending')).toBe(false);
  expect(ORDER_STATUSES.filter((status) => canChangeOrderStatus('cancelled', status))).toEqual([]);
});

test('no status moves to itself', () => {
  expect(ORDER_STATUSES.filter((status) => canChangeOrderStatus(status, status))).toEqual([]);
});

test('a guest may cancel while the order is pending', () => {
  expect(ORDER_STATUSES.filter(canGuestCancel)).toEqual(['pending']);
});

test('an unknown status shows as pending', () => {
  expect(orderStatusOf('delivered?')).toBe('pending');
  expect(orderStatusOf('ready')).toBe('ready');
});

test('an order has a short code without letters that sound alike', () => {
  const code = orderCode('019aa0c2-7f3e-7abc-9def-0123456789ab');
  expect(code).toMatch(/^B-[2-9A-HJ-NP-Z]{4}$/);
  expect(orderCode('019aa0c2-7f3e-7abc-9def-0123456789ab')).toBe(code);
  expect(orderCode('019aa0c2-7f3e-7abc-9def-0123456789ac')).not.toBe(code);
});

test('a completed order can be recalled for half an hour, counted from the tap', () => {
  const [minute, now] = [60_000, Date.parse('2026-07-04T20:00:00Z')];
  const ago = (minutes: number) => now - minutes * minute;
  expect(canRecallOrder(ago(29), now)).toBe(true);
  expect(canRecallOrder(ago(30), now)).toBe(false);
  expect(canRecallOrder(ago(31), now, 2 * minute)).toBe(true);
});

test('a mutation that claims to have waited for days does not recall an order of days ago', () => {
  const [hour, now] = [3_600_000, Date.parse('2026-07-04T20:00:00Z')];
  expect(canRecallOrder(now - 12 * hour, now, 12 * hour)).toBe(true);
  expect(canRecallOrder(now - 13 * hour, now, 100 * hour)).toBe(false);
});
