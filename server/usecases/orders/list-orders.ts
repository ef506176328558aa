import * as v from 'valibot';
import { DomainError } from '#domain/error-codes';
import { ORDER_STATUSES } from '#domain/orders/order';
import type { OrderSearchRepository } from '../../repositories/order-search.repository';
import { staffOrder } from '../../repositories/order-wire';
import type { OrdersRepository } from '../../repositories/orders.repository';

const pageNumber = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.minValue(1), v.maxValue(most));

/** What a list of orders may be asked for; `all` is every status. */
export const listOrdersQuery = v.object({
  status: v.optional(v.picklist(['all', ...ORDER_STATUSES], 'order.status_unknown'), 'all'),
  page: v.optional(pageNumber(1_000_000), '1'),
  limit: v.optional(pageNumber(200), '50'),
  /** A code, a table, a guest's name or number. */
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80)), ''),
});

export type ListOrdersQuery = v.InferOutput<typeof listOrdersQuery>;

export type ListOrdersDeps = { orders: OrdersRepository; orderSearch: OrderSearchRepository };

/** A page of orders for staff, newest first. */
export async function listOrders(
  { orders, orderSearch }: ListOrdersDeps,
  { status, page, limit, search }: ListOrdersQuery,
) {
  const wanted = status === 'all' ? {} : { status };
  const offset = (page - 1) * limit;
  if (search === '') {
    const found = await orders.list({ ...wanted, offset, limit });
    return { orders: found.orders.map(staffOrder), total: found.total, page, limit };
  }
  const ids = await orderSearch.idsOf(search, wanted.status);
  const found = await orderSearch.ordersOf(ids.slice(offset, offset + limit));
  return { orders: found.map(staffOrder), total: ids.length, page, limit };
}

/** One order for staff. */
export async function readStaffOrder({ orders }: { orders: OrdersRepository }, orderId: string) {
  const order = await orders.find(orderId);
  if (!order) throw new DomainError('not_found');
  return staffOrder(order);
}
