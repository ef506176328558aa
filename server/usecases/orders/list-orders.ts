import * as v from 'valibot';
import { DomainError } from '#domain/error-codes';
import type { OrderResponse } from '#domain/orders/guest-order';
import { ORDER_STATUSES, orderStatusOf } from '#domain/orders/order';
import { cancelReasonOf } from '#domain/orders/order-changes';
import { type OrderStep, withLogged } from '#domain/orders/order-steps';
import { pageQuery } from '#domain/page-query';
import type {
  LoggedChange,
  OrderLogRepository,
  OrderSearchRepository,
} from '../../repositories/order-search.repository';
import type { OrderPlace, OrdersRepository } from '../../repositories/orders.repository';
import { orderForGuest, type StoredOrder, staffOrder } from '../../repositories/rows/order-wire';
import { isOwn, type Reader } from '../../services/files/data-folder';

type ListOrderStepsDeps = { orders: OrdersRepository; orderLog: OrderLogRepository };

/** The list shows the arrival beside the tap if the arrival is later by more than this time (ms). */
const LATER_MS = 60_000;

export async function listOrderSteps(
  { orders, orderLog }: ListOrderStepsDeps,
  orderId: string,
): Promise<{ steps: OrderStep[] }> {
  const order = await orders.find(orderId);
  if (!order) throw new DomainError('not_found');
  const moves = await orderLog.waitingMutations(orderId);
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
  { orders }: { orders: OrdersRepository },
  { orderId, reader }: { orderId: string; reader: Reader },
): Promise<OrderResponse> {
  const order = await orders.find(orderId);
  if (!order) throw new DomainError('not_found');
  if (!reader.isStaff && !isOwn(order.row, reader)) throw new DomainError('not_found');
  return orderForGuest(order);
}

/** The query filters orders; `all` selects any status. */
export const listOrdersQuery = v.object({
  status: v.optional(v.picklist(['all', ...ORDER_STATUSES], 'order.status_unknown'), 'all'),
  ...pageQuery,
  /** A cursor keeps new orders from shifting the pages. */
  before: v.exactOptional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,15},[\w-]{1,64}$/),
      v.transform((text): OrderPlace => {
        const [receivedAt = '', id = ''] = text.split(',');
        return { receivedAt: Number(receivedAt), id };
      }),
    ),
  ),
  /** Staff type a code, a table, a guest's name or number. */
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80)), ''),
});

type ListOrdersQuery = v.InferOutput<typeof listOrdersQuery>;

type ListOrdersDeps = { orders: OrdersRepository; orderSearch: OrderSearchRepository };

/** Returns orders, newest first; `next` is the next page's cursor, null on the last page. */
export async function listOrders(
  { orders, orderSearch }: ListOrdersDeps,
  { status, page, limit, search, before }: ListOrdersQuery,
) {
  const wanted = { ...(status === 'all' ? {} : { status }), ...(before ? { before } : {}) };
  const offset = (page - 1) * limit;
  if (search === '') {
    const found = await orders.list({ ...wanted, offset, limit: limit + 1 });
    const shown = found.orders.slice(0, limit);
    const next = found.orders.length > limit ? placeOf(shown) : null;
    return { orders: shown.map(staffOrder), total: found.total, page, limit, next };
  }
  const { ids, lookedTo } = await orderSearch.idsOf(search, wanted);
  const found = await orderSearch.ordersOf(ids.slice(offset, offset + limit));
  const next = ids.length > offset + limit ? placeOf(found) : textOf(lookedTo);
  return { orders: found.map(staffOrder), total: ids.length, page, limit, next };
}

function placeOf(shown: readonly StoredOrder[]): string | null {
  return textOf(shown.at(-1)?.row ?? null);
}

function textOf(place: OrderPlace | null): string | null {
  return place && `${place.receivedAt},${place.id}`;
}

export async function readStaffOrder({ orders }: { orders: OrdersRepository }, orderId: string) {
  const order = await orders.find(orderId);
  if (!order) throw new DomainError('not_found');
  return staffOrder(order);
}
