import { billNumber } from '#domain/bills/bill';
import { DomainError } from '#domain/error-codes';
import { FILE_IS_CUT, ORDER_COLUMNS, PAYMENT_METHOD_CHOICES } from '#domain/financials/transaction';
import { sortKey } from '#domain/fold';
import type { OrderResponse } from '#domain/orders/guest-order';
import { cancelReasonOf, orderStatusOf } from '#domain/orders/order';
import type {
  HistoryOrder,
  OrderFileQuery,
  OrderListQuery,
  OrderSort,
  OrderStep,
} from '#domain/orders/order-history';
import {
  MOST_ORDERS_IN_FILE,
  MOST_STEPS,
  orderFilter,
  paidState,
  withLogged,
} from '#domain/orders/order-history';
import type { ListPlace } from '#domain/page-query';
import { placeText } from '#domain/page-query';
import { recordsCsv } from '#domain/resource/csv';
import type { Values } from '#domain/resource/resource';
import { TENDER_METHODS } from '#domain/tender-methods';
import { businessDay } from '#domain/venue';
import { fitting } from '../../db/page-room';
import type {
  HistoryIds,
  LoggedChange,
  OrderBill,
} from '../../repositories/order-history.repository';
import { OF_BRUNCH } from '../../repositories/order-history.repository';
import { orderForGuest, staffOrder } from '../../repositories/rows/order-row';
import type { Reader } from '../../services/files/data-folder';
import { isOwn } from '../../services/files/data-folder';
import type { NoteExportDeps, Parts } from '../shared/staff-change';
import { noteExport, orRefuse } from '../shared/staff-change';

/** The list shows the arrival beside the tap if the arrival is later by more than this time (ms). */
const LATER_MS = 60_000;

/** The steps that the order's own row adds to the log: placed, seen, acknowledged, its present status. */
const STEPS_OF_ROW = 4;

export async function listOrderSteps(
  { orders, orderLog }: Parts,
  orderId: string,
): Promise<{ steps: OrderStep[] }> {
  const order = orRefuse(await orders.find(orderId));
  const moves = await orderLog.latestMoves(orderId, MOST_STEPS - STEPS_OF_ROW);
  return { steps: withLogged(staffOrder(order), moves.map(stepOf)) };
}

function stepOf({ doneAt, receivedAt, firstName, after }: LoggedChange): OrderStep {
  return {
    what: orderStatusOf(String(after?.status)),
    at: new Date(doneAt).toISOString(),
    ...(receivedAt - doneAt >= LATER_MS ? { arrivedAt: new Date(receivedAt).toISOString() } : {}),
    by: firstName,
    reason: cancelReasonOf(String(after?.reason)),
  };
}

/** The secret's holder, the placing browser and staff may read the order; all others get 404. */
export async function readOrder(
  { orders }: Pick<Parts, 'orders'>,
  { orderId, reader }: { orderId: string; reader: Reader },
): Promise<OrderResponse> {
  const order = orRefuse(await orders.find(orderId));
  if (!reader.isStaff && !isOwn(order.row, reader)) throw new DomainError('not_found');
  return orderForGuest(order);
}

type ListOrdersDeps = Pick<Parts, 'orderHistory'>;

/** Returns a page of orders; `next` is the next page's cursor, null on the last page. */
export async function listOrders(
  { orderHistory }: ListOrdersDeps,
  { page, limit, sort, search, before, ...query }: OrderListQuery,
) {
  const offset = (page - 1) * limit;
  const wanted = { ...orderFilter(query), sort, search, before, offset, limit };
  const [{ ids, total, next }, people] = await Promise.all([
    orderHistory.idsOf(wanted),
    orderHistory.people(),
  ]);
  const found = await orderHistory.ordersOf(ids);
  const orders = fitting(found.map(historyOrder));
  const more = orders.length < found.length ? placeOf(found[orders.length - 1], sort) : next;
  const named = people.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
  return { orders, total, page, limit, next: placeText(more), people: named };
}

function placeOf(order: HistoryRow | undefined, sort: OrderSort): ListPlace | null {
  if (!order) return null;
  const { id, receivedAt, totalKurus } = order.row;
  return { id, value: sort === 'amount' ? totalKurus : receivedAt };
}

function historyOrder({ bill: of, ...order }: HistoryRow): HistoryOrder {
  const { paidBy } = order.row;
  const known: string[] = of?.methods?.split(',') ?? [];
  // Before the till an order knew only this.
  const kinds: (string | null)[] = paidBy === 'mixed' ? ['cash', 'card'] : [paidBy];
  const named = known.length > 0 || !of?.bill.isBeforeTill ? known : kinds;
  return {
    ...staffOrder(order),
    paid: of ? paidState(stateOf(of.bill)) : 'no',
    methods: TENDER_METHODS.filter((method) => named.includes(method)),
    billNumber: of && billNumber(of.bill.day, of.bill.no),
  };
}

function stateOf({ closedAt, worthKurus, paidKurus }: OrderBill['bill']) {
  return { isClosed: closedAt !== null, worth: worthKurus, paid: paidKurus };
}

type HistoryRow = Awaited<ReturnType<Parts['orderHistory']['ordersOf']>>[number];

/** Orders are read in parts, so that a long file never holds all rows of the database at once. */
const AT_A_TIME = 200;

/** Writes the orders that a filter selects, at most `MOST_ORDERS_IN_FILE`. */
export async function exportOrders(
  deps: ListOrdersDeps & NoteExportDeps,
  { lang, sort, search, ...query }: OrderFileQuery,
  member: { id: string },
): Promise<string> {
  const filter = orderFilter(query);
  const rows: Values[] = [];
  let before: ListPlace | null | undefined;
  while (before !== null && rows.length < MOST_ORDERS_IN_FILE) {
    const page = { ...filter, sort, search, before, offset: 0, limit: AT_A_TIME };
    const { ids, next }: HistoryIds = await deps.orderHistory.idsOf(page);
    const found = await deps.orderHistory.ordersOf(ids);
    rows.push(...found.map((order) => fileRow(order, lang)));
    before = next;
  }
  const cut = before === null ? [] : [{ dishes: FILE_IS_CUT[lang] }];
  const asked = { ...filter, sort, ...(search && { search }) };
  await noteExport(deps, { member, list: 'order', filter: asked, rows: rows.length });
  return recordsCsv({ fields: ORDER_COLUMNS }, [...rows, ...cut], { language: lang });
}

function fileRow(row: HistoryRow, lang: 'en' | 'tr') {
  const order = historyOrder(row);
  const nameOf = (method: string) =>
    PAYMENT_METHOD_CHOICES.find(({ value }) => value === method)?.label[lang] ?? method;
  return {
    ...order,
    businessDay: businessDay(row.row.receivedAt),
    service: OF_BRUNCH.includes(row.row.source) ? 'brunch' : order.orderType,
    dishes: order.items
      .map((item) => `${item.quantity} × ${lang === 'tr' ? item.nameTr : item.nameEn}`)
      .join(', '),
    methods: order.methods.map(nameOf).join(', '),
  };
}

export async function readStaffOrder({ orders }: Pick<Parts, 'orders'>, orderId: string) {
  return staffOrder(orRefuse(await orders.find(orderId)));
}
