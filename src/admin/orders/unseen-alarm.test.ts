import { expect, test } from 'vitest';
import type { OrderOnBoard } from '../../data/react/use-staff-orders';
import { overlookedOrders } from './unseen-alarm';

const NOW = Date.parse('2026-07-04T18:00:00Z');

function order(id: string, secondsAgo: number, more: Partial<OrderOnBoard> = {}): OrderOnBoard {
  // Only what the alarm reads.
  return {
    id,
    status: 'pending',
    createdAt: new Date(NOW - secondsAgo * 1_000).toISOString(),
    preparedFrom: null,
    seenAt: null,
    ...more,
  } as OrderOnBoard;
}

function cries(...orders: OrderOnBoard[]): string[] {
  return overlookedOrders(orders, NOW).map(({ id }) => id);
}

test('the tablet cries for orders that wait unseen for a minute, the oldest first', () => {
  expect(cries(order('young', 59), order('due', 60), order('old', 300))).toEqual(['old', 'due']);
});

test('it does not cry for what a tablet has shown or somebody has moved on, here or elsewhere', () => {
  const seenAt = new Date(NOW).toISOString();
  expect(
    cries(order('seen', 300, { seenAt }), order('moved', 300, { status: 'confirmed' })),
  ).toEqual([]);
});

test('an order for the evening is not cried for in the afternoon', () => {
  const preparedFrom = new Date(NOW + 3_600_000).toISOString();
  expect(cries(order('early', 7_200, { preparedFrom }))).toEqual([]);
});
