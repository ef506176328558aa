import * as v from 'valibot';
import { DomainError } from '#domain/error-codes';
import { ORDER_STATUSES } from '#domain/orders/order';
import { pageQuery } from '#domain/page-query';
import type { OrderSearchRepository } from '../../repositories/order-search.repository';
import type { OrderPlace, OrdersRepository } from '../../repositories/orders.repository';
import { type StoredOrder, staffOrder } from '../../repositories/rows/order-wire';

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

export type ListOrdersQuery = v.InferOutput<typeof listOrdersQuery>;

export type ListOrdersDeps = { orders: OrdersRepository; orderSearch: OrderSearchRepository };

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
