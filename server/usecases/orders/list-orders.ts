import * as v from 'valibot';
import { DomainError } from '#domain/error-codes';
import { ORDER_STATUSES } from '#domain/orders/order';
import { staffOrder } from '../../repositories/order-wire';
import type { OrdersRepository } from '../../repositories/orders.repository';

const pageNumber = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.minValue(1), v.maxValue(most));

/** What a list of orders may be asked for; `all` is every status. */
export const listOrdersQuery = v.object({
  status: v.optional(v.picklist(['all', ...ORDER_STATUSES], 'order.status_unknown'), 'all'),
  page: v.optional(pageNumber(1_000_000), '1'),
  limit: v.optional(pageNumber(200), '50'),
});

export type ListOrdersQuery = v.InferOutput<typeof listOrdersQuery>;

/** A page of orders for staff, newest first. */
export async function listOrders(
  { orders }: { orders: OrdersRepository },
  { status, page, limit }: ListOrdersQuery,
) {
  const wanted = status === 'all' ? {} : { status };
  const found = await orders.list({ ...wanted, offset: (page - 1) * limit, limit });
  return { orders: found.orders.map(staffOrder), total: found.total, page, limit };
}

/** One order for staff. */
export async function readStaffOrder({ orders }: { orders: OrdersRepository }, orderId: string) {
  const order = await orders.find(orderId);
  if (!order) throw new DomainError('not_found');
  return staffOrder(order);
}
