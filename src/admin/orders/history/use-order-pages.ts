import { useEffect, useState } from 'react';
import type { StaffOrder } from '#domain/orders/guest-order';
import { useStaffReading } from '../../../data/react/staff/use-staff-figures';
import type { OrderOnBoard } from '../../../data/react/staff/use-staff-rows';

const PAGE = 50;

type OrdersResponse = { orders: StaffOrder[]; total: number; next: string | null };
type Wanted = {
  status: string;
  typed: string;
  orders: readonly OrderOnBoard[] | undefined;
};

export type OrderPages = {
  state: 'loading' | 'ready' | 'failed';
  orders: OrderOnBoard[];
  /** Holds the total; null means that the search has not covered everything. */
  total: number | null;
  hasMore: boolean;
  more: 'idle' | 'loading' | 'failed';
  again: () => void;
  loadMore: () => void;
};

/** Returns the opened pages with newer replica rows merged in. */
export function useOrderPages({ status, typed, orders = [] }: Wanted): OrderPages {
  const first = useStaffReading<OrdersResponse>(pathOf({ status, typed }), versionOf(orders));
  const [before, setBefore] = useState<string | null>(null);
  const later = useStaffReading<OrdersResponse>(
    before === null ? null : pathOf({ status, typed, before }),
  );
  const [kept, setKept] = useState<readonly StaffOrder[]>([]);
  const arrived = [...(later.value?.orders ?? []), ...(first.value?.orders ?? [])];
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of either starts a new merge.
  useEffect(
    () => setKept((earlier) => latestOf([...earlier, ...arrived])),
    [first.value, later.value],
  );

  const next =
    before === null ? (first.value?.next ?? null) : later.value ? later.value.next : before;
  const isSearched = typed !== '' && next !== null;
  return {
    state: first.value ? 'ready' : first.state === 'loading' ? 'loading' : 'failed',
    orders: mergedPages([...kept, ...arrived], orders, status),
    total: isSearched ? null : (first.value?.total ?? 0),
    hasMore: next !== null,
    more: later.state === 'loading' || later.state === 'failed' ? later.state : 'idle',
    again: first.again,
    loadMore: () => (next === before ? later.again() : setBefore(next)),
  };
}

function pathOf({ status, typed, before }: { status: string; typed: string; before?: string }) {
  const query = new URLSearchParams({ limit: String(PAGE) });
  if (status !== 'all') query.set('status', status);
  if (typed !== '') query.set('search', typed);
  if (before !== undefined) query.set('before', before);
  return `/api/admin/orders?${query}`;
}

/** Returns a number that changes with every order of the replica. */
function versionOf(orders: readonly OrderOnBoard[]): number {
  return orders.reduce((sum, { v }) => sum + v, orders.length);
}

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
function latestOf(rows: readonly StaffOrder[]): StaffOrder[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

function here(row: StaffOrder, own: OrderOnBoard | undefined): OrderOnBoard {
  return own && own.v >= row.v ? own : { ...row, isQueued: false, conflict: null };
}
