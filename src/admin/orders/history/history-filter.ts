import { type Period, type PeriodName, periodAsked } from '#domain/financials/summary';
import { fold } from '#domain/fold';
import { wholeKurus } from '#domain/money';
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/order';
import {
  HISTORY_METHODS,
  HISTORY_SERVICES,
  type HistoryMethod,
  type HistoryOrder,
  type HistoryService,
  methodsOf,
  ORDER_SORTS,
  type OrderSort,
  paidState,
} from '#domain/orders/order-history';
import { isOrderMeant } from '#domain/orders/order-steps';
import { businessDay } from '#domain/venue';
import type { BillOnTablet } from '../../../data/react/staff/use-staff-bills';
import type { OrderOnBoard } from '../../../data/react/staff/use-staff-rows';

/** The replica's orders get these from their bills. */
export type ListedOrder = OrderOnBoard & Partial<Pick<HistoryOrder, 'paid' | 'methods'>>;

/** The chosen filters; `all` and empty texts choose everything. */
export type HistoryFilter = {
  period: (Period & { name: PeriodName }) | null;
  status: OrderStatus | 'all';
  service: HistoryService | 'all';
  method: HistoryMethod | 'all';
  person: string;
  sort: OrderSort;
  typed: string;
};

/** Reads the filters from the URL; what is unknown there chooses everything. */
export function historyFilter(search: Record<string, unknown>, today: string): HistoryFilter {
  const one = <Choice extends string>(choices: readonly Choice[], asked: unknown) =>
    choices.find((choice) => choice === asked);
  return {
    period: search.period === undefined ? null : periodAsked(search, today),
    status: one(ORDER_STATUSES, search.status) ?? 'all',
    service: one(HISTORY_SERVICES, search.service) ?? 'all',
    method: one(HISTORY_METHODS, search.method) ?? 'all',
    person: String(search.person ?? ''),
    sort: one(ORDER_SORTS, search.sort) ?? 'newest',
    typed: String(search.q ?? ''),
  };
}

/** Counts the filters that a phone hides in its sheet. */
export function filtersSet({ period, status, service, method, person }: HistoryFilter): number {
  const set = [period, status !== 'all', service !== 'all', method !== 'all', person];
  return set.filter(Boolean).length;
}

export function historyQuery(filter: HistoryFilter): URLSearchParams {
  const { period, status, service, method, person, sort, typed } = filter;
  return new URLSearchParams({
    ...(period ? { startDate: period.startDate, endDate: period.endDate } : {}),
    ...(status === 'all' ? {} : { status }),
    ...(service === 'all' ? {} : { service }),
    ...(method === 'all' ? {} : { method }),
    ...(person ? { person } : {}),
    ...(sort === 'newest' ? {} : { sort }),
    ...(typed ? { search: typed } : {}),
  });
}

/** Adds what the tablet's bills say about an order's payment. */
export function withPayment(order: OrderOnBoard, bill: BillOnTablet | undefined): ListedOrder {
  if (!bill) return order;
  const { closedAt, worthKurus: worth, paidKurus: paid, payments } = bill;
  const state = paidState({ isClosed: closedAt !== null, worth, paid });
  return { ...order, paid: state, methods: methodsOf(payments) };
}

/** Chooses among the replica's orders as the server would. */
export function isWanted(order: ListedOrder, filter: HistoryFilter): boolean {
  const { period, status, service, method, person, typed } = filter;
  const day = businessDay(Date.parse(order.createdAt));
  return (
    (status === 'all' || order.status === status) &&
    (service === 'all' || order.orderType === service) &&
    (!period || (period.startDate <= day && day <= period.endDate)) &&
    (!person || order.statusBy === person || order.acknowledgedBy === person) &&
    (method === 'all' || isPaidBy(order, method)) &&
    (isOrderMeant(order, typed) || hasDish(order, typed))
  );
}

function isPaidBy({ paid = 'no', methods = [], status }: ListedOrder, method: HistoryMethod) {
  if (method === 'unpaid') return paid !== 'yes' && status !== 'cancelled';
  return methods.includes(method);
}

function hasDish({ items }: OrderOnBoard, typed: string): boolean {
  const wanted = fold(typed.trim());
  return items.some((item) =>
    [item.nameEn, item.nameTr].some((name) => fold(name).includes(wanted)),
  );
}

const BY: Record<OrderSort, (a: ListedOrder, b: ListedOrder) => number> = {
  newest: (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || (a.id < b.id ? 1 : -1),
  oldest: (a, b) => BY.newest(b, a),
  amount: (a, b) => wholeKurus(b.totalAmount) - wholeKurus(a.totalAmount) || (a.id < b.id ? 1 : -1),
};

export function sorted<Order extends ListedOrder>(orders: readonly Order[], sort: OrderSort) {
  return [...orders].sort(BY[sort]);
}
