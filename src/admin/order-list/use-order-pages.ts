import { useEffect, useState } from 'react';
import type { StaffOrder } from '#domain/orders/order-view';
import type { OrderOnBoard } from '../../data/react/use-staff-orders';
import { useStaffReading } from '../../data/react/use-staff-reading';

const PAGE = 50;

type OrdersAnswer = { orders: StaffOrder[]; total: number; page: number };
type Wanted = {
  status: string;
  typed: string;
  pages: number;
  orders: readonly OrderOnBoard[] | undefined;
};

export type OrderPages = {
  state: 'loading' | 'ready' | 'failed';
  orders: OrderOnBoard[];
  total: number;
  isLoadingMore: boolean;
  again: () => void;
};

/** The pages of the list that have been opened, with what this tablet knows better laid over them. */
export function useOrderPages({ status, typed, pages, orders = [] }: Wanted): OrderPages {
  const query = new URLSearchParams({ page: String(pages), limit: String(PAGE) });
  if (status !== 'all') query.set('status', status);
  if (typed !== '') query.set('search', typed);
  const { state, value, again } = useStaffReading<OrdersAnswer>(
    `/api/admin/orders?${query}`,
    pages === 1 ? versionOf(orders) : null,
  );
  const [earlier, setEarlier] = useState<ReadonlyMap<number, OrdersAnswer>>(new Map());
  useEffect(() => {
    if (value) setEarlier((before) => new Map(before).set(value.page, value));
  }, [value]);

  const known = new Map(value ? [...earlier, [value.page, value]] : earlier);
  const first = known.get(1);
  const rows = new Map(
    [...known.values()].flatMap((page) => page.orders).map((row) => [row.id, row]),
  );
  return {
    state: first ? 'ready' : state === 'loading' || state === 'idle' ? 'loading' : 'failed',
    orders: [...rows.values()].map((row) => here(row, orders)),
    total: (value ?? first)?.total ?? 0,
    isLoadingMore: state === 'loading',
    again,
  };
}

/** Changes whenever an order that this tablet knows does. */
function versionOf(orders: readonly OrderOnBoard[]): number {
  return orders.reduce((sum, { v }) => sum + v, orders.length);
}

function here(row: StaffOrder, orders: readonly OrderOnBoard[]): OrderOnBoard {
  const known = orders.find(({ id }) => id === row.id);
  return known && known.v >= row.v ? known : { ...row, isQueued: false, conflict: null };
}
