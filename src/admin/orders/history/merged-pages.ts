import type { StaffOrder } from '#domain/orders/order-view';
import type { OrderOnBoard } from '../../../data/react/staff/use-staff-orders';

/**
 * All that the pages held, each order once and the newest first, as this tablet knows it; a later row knows better than
 * an earlier one. What has another status by now stands no more under the old one.
 */
export function mergedPages(
  rows: readonly StaffOrder[],
  own: readonly OrderOnBoard[],
  status: string,
): OrderOnBoard[] {
  const known = new Map(own.map((order) => [order.id, order]));
  return latestOf(rows)
    .map((row) => here(row, known.get(row.id)))
    .filter((order) => status === 'all' || order.status === status)
    .sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || (a.id < b.id ? 1 : -1));
}

/** Every order once, as the last of the rows has it. */
export function latestOf(rows: readonly StaffOrder[]): StaffOrder[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

function here(row: StaffOrder, own: OrderOnBoard | undefined): OrderOnBoard {
  return own && own.v >= row.v ? own : { ...row, isQueued: false, conflict: null };
}
