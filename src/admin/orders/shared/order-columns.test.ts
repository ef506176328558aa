import { expect, test } from 'vitest';
import type { OrderOnBoard } from '../../../data/react/use-staff';
import { canRecall, columnsOf, otherMoves, recentOrders } from './board-view';

const NOON = Date.parse('2026-07-04T12:00:00.000Z');
const MINUTE = 60_000;

function order(id: string, status: string, minutesAgo: number): OrderOnBoard {
  const at = new Date(NOON - minutesAgo * MINUTE).toISOString();
  return {
    id,
    code: `B-${id}`,
    createdAt: at,
    totalAmount: '480.00',
    deliveryFee: '0.00',
    status,
    statusAt: at,
    statusBy: null,
    seenAt: null,
    orderType: 'table',
    tableNumber: '4',
    guestName: null,
    guestEmail: null,
    guestPhone: null,
    preparedFrom: null,
    v: 1,
    deliveryAddress: null,
    items: [],
    isQueued: false,
    conflict: null,
  };
}

function ids(orders: readonly OrderOnBoard[]): string[] {
  return orders.map(({ id }) => id);
}

test('a column shows the oldest order first', () => {
  const columns = columnsOf([order('a', 'ready', 1), order('b', 'ready', 9)]);
  expect(ids(columns.ready)).toEqual(['b', 'a']);
});

test('an order of unknown status is in the column New; a finished order is in no column', () => {
  const columns = columnsOf([order('a', 'on fire', 1), order('b', 'completed', 1)]);
  expect(ids(columns.pending)).toEqual(['a']);
  expect(Object.values(columns).flat()).toHaveLength(1);
});

test('recent are the finished ones of the last hours, the latest first', () => {
  const orders = [
    order('open', 'ready', 1),
    order('early', 'completed', 90),
    order('late', 'cancelled', 5),
    order('yesterday', 'completed', 24 * 60),
  ];
  expect(ids(recentOrders(orders, NOON))).toEqual(['late', 'early']);
});

test('a completed order can be called back for half an hour, a cancelled one never', () => {
  expect(canRecall(order('a', 'completed', 29), NOON)).toBe(true);
  expect(canRecall(order('a', 'completed', 31), NOON)).toBe(false);
  expect(canRecall(order('a', 'cancelled', 1), NOON)).toBe(false);
});

test('the menu offers every legal move but the big button’s and cancelling', () => {
  expect(otherMoves({ status: 'preparing' })).toEqual(['confirmed', 'completed']);
  expect(otherMoves({ status: 'ready' })).toEqual(['preparing']);
  expect(otherMoves({ status: 'completed' })).toEqual([]);
  expect(otherMoves({ status: 'confirmed', paidBy: 'card' })).toEqual(['ready', 'completed']);
});
