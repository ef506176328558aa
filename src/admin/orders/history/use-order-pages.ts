import { useEffect, useState } from 'react';
import type { HistoryOrder } from '#domain/orders/order-history';
import { type OrderOnBoard, useStaffReading } from '../../../data/react/staff/use-staff-rows';
import { type HistoryFilter, historyQuery, type ListedOrder, sorted } from './OrderTable';

const PAGE = 50;

type OrdersResponse = {
  orders: HistoryOrder[];
  total: number | null;
  next: string | null;
  people: string[];
};
type Wanted = {
  filter: HistoryFilter;
  /** The replica's orders; undefined while they load. */
  orders: readonly OrderOnBoard[] | undefined;
};

export type OrderPages = {
  state: 'loading' | 'ready' | 'failed';
  orders: ListedOrder[];
  /** Holds the total; null means that the search has not covered everything. */
  total: number | null;
  people: readonly string[];
  more: { isAsking: boolean; hasFailed: boolean; load: (() => void) | null };
  again: () => void;
};

/** What was opened of the list at `path`: another filter begins anew. */
type Opened = { path: string; before: string | null; kept: readonly HistoryOrder[] };

/** Returns the opened pages with newer replica rows merged in. */
export function useOrderPages({ filter, orders = [] }: Wanted): OrderPages {
  const path = pathOf(filter);
  const [opened, setOpened] = useState<Opened>({ path, before: null, kept: [] });
  const { before, kept } = opened.path === path ? opened : { before: null, kept: [] };
  // The sum changes with every order of the replica.
  const version = orders.reduce((sum, { v }) => sum + v, orders.length);
  const first = useStaffReading<OrdersResponse>(path, version);
  const later = useStaffReading<OrdersResponse>(before === null ? null : pathOf(filter, before));
  const [people, setPeople] = useState<readonly string[]>([]);
  const arrived = [...(later.value?.orders ?? []), ...(first.value?.orders ?? [])];
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of either starts a new merge.
  useEffect(() => {
    setOpened({ path, before, kept: latestOf([...kept, ...arrived]) });
    if (first.value) setPeople(first.value.people);
  }, [first.value, later.value]);

  const next =
    before === null ? (first.value?.next ?? null) : later.value ? later.value.next : before;
  const listed = mergedPages([...kept, ...arrived], orders, filter);
  const load = () => (next === before ? later.again() : setOpened({ path, before: next, kept }));
  return {
    state: first.value ? 'ready' : first.state === 'loading' ? 'loading' : 'failed',
    orders: listed,
    total: first.value?.total ?? (next === null ? listed.length : null),
    people,
    more: {
      isAsking: later.state === 'loading',
      hasFailed: later.state === 'failed',
      load: next === null ? null : load,
    },
    again: first.again,
  };
}

function pathOf(filter: HistoryFilter, before?: string): string {
  const query = historyQuery(filter);
  query.set('limit', String(PAGE));
  if (before !== undefined) query.set('before', before);
  return `/api/admin/orders?${query}`;
}

/**
 * Returns the orders of all pages, each once and in their order; a later row replaces an earlier one. Drops orders whose
 * status no longer matches the filter.
 */
export function mergedPages(
  rows: readonly HistoryOrder[],
  own: readonly OrderOnBoard[],
  { status, sort }: Pick<HistoryFilter, 'status' | 'sort'>,
): ListedOrder[] {
  const known = new Map(own.map((order) => [order.id, order]));
  const listed = latestOf(rows)
    .map((row) => here(row, known.get(row.id)))
    .filter((order) => status === 'all' || order.status === status);
  return sorted(listed, sort);
}

/** Returns each order once, by its last row. */
function latestOf(rows: readonly HistoryOrder[]): HistoryOrder[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

/** The server's row says how the bill is paid. */
function here(row: HistoryOrder, own: OrderOnBoard | undefined): ListedOrder {
  const { paid, methods } = row;
  const newer = own && own.v >= row.v ? own : { ...row, isQueued: false, conflict: null };
  return { ...newer, paid, methods };
}
