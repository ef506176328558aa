import { expect, test } from 'vitest';
import type { HistoryOrder } from '#domain/orders/order-history';
import type { OrderOnBoard } from '../../../data/react/use-staff';
import { mergedPages } from './OrderHistoryPage';

const ALL = { status: 'all', sort: 'newest' } as const;

/** The row has only the fields that the merge reads. */
function row(id: string, minute: number, status = 'pending', v = 1): HistoryOrder {
  const createdAt = new Date(minute * 60_000).toISOString();
  return { id, createdAt, status, v } as HistoryOrder;
}

function own(id: string, minute: number, status: string, v: number): OrderOnBoard {
  return { ...row(id, minute, status, v), isQueued: false, conflict: null };
}

function shown(orders: readonly OrderOnBoard[]): string[] {
  return orders.map(({ id, status }) => `${id} ${status}`);
}

test('an order on two pages is listed once, newest first, as on the later page', () => {
  const pages = [row('b', 2), row('a', 1), row('c', 3), row('b', 2, 'ready', 2)];
  expect(shown(mergedPages(pages, [], ALL))).toEqual(['c pending', 'b ready', 'a pending']);
});

test('an order that this tablet has moved on leaves the list of its old status at once', () => {
  const pages = [row('a', 1), row('b', 2)];
  expect(
    shown(mergedPages(pages, [own('b', 2, 'confirmed', 1)], { ...ALL, status: 'pending' })),
  ).toEqual(['a pending']);
});

test('a row that the server has newer than this tablet is shown as the server has it', () => {
  const pages = [row('a', 1, 'ready', 3)];
  expect(shown(mergedPages(pages, [own('a', 1, 'confirmed', 2)], ALL))).toEqual(['a ready']);
});

test('pages keep the order that was chosen', () => {
  const pages = [row('a', 1), row('c', 3), row('b', 2)];
  expect(shown(mergedPages(pages, [], { ...ALL, sort: 'oldest' }))).toEqual([
    'a pending',
    'b pending',
    'c pending',
  ]);
});
