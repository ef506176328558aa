import type { StaffOrder } from '#domain/orders/guest-order';
import type { OrderOnBoard } from '../../../data/react/staff/use-staff-orders';

/**
 * Returns the orders of all pages, each once and newest first; a later row replaces an earlier one. Drops orders whose
 * status no longer matches the filter.
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

/** Returns each order once, by its last row. */
export function latestOf(rows: readonly StaffOrder[]): StaffOrder[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

function here(row: StaffOrder, own: OrderOnBoard | undefined): OrderOnBoard {
  return own && own.v >= row.v ? own : { ...row, isQueued: false, conflict: null };
}
