import { expect, test } from 'vitest';
import type { OrderOnBoard } from '../../data/react/staff/use-staff-orders';
import { alarmOf } from './alarm-state';

const NOW = Date.parse('2026-07-04T18:00:00Z');

function order(id: string, secondsAgo: number, more: Partial<OrderOnBoard> = {}): OrderOnBoard {
  // The order has only the fields that the alarm reads.
  return {
    id,
    status: 'pending',
    statusBy: null,
    createdAt: new Date(NOW - secondsAgo * 1_000).toISOString(),
    preparedFrom: null,
    seenAt: null,
    isQueued: false,
    ...more,
  } as OrderOnBoard;
}

function calls(...orders: OrderOnBoard[]) {
  const { stage, orders: calling } = alarmOf(orders, NOW);
  return [stage, ...calling.map(({ id }) => id)];
}

test('every order that nobody has acknowledged calls, the oldest first', () => {
  expect(calls(order('young', 10), order('older', 50))).toEqual(['new', 'older', 'young']);
});

test('an order that no tablet has shown for a minute calls alone', () => {
  expect(calls(order('young', 59), order('due', 60), order('old', 300))).toEqual([
    'overlooked',
    'old',
    'due',
  ]);
});

test('an acknowledged order, and one moved here offline, raise no alarm', () => {
  const acknowledgedAt = new Date(NOW).toISOString();
  expect(
    calls(order('had', 300, { acknowledgedAt }), order('moved back', 300, { isQueued: true })),
  ).toEqual(['calm']);
});
