import { DomainError } from '#domain/error-codes';
import type { OrderResponse } from '#domain/orders/order-view';
import type { OrdersRepository } from '../../repositories/orders.repository';
import { orderResponse } from '../../repositories/rows/order-wire';
import { isOwn, type Reader } from '../../services/files/ownership';

/**
 * An order, for whoever holds its secret, for the browser that placed it, and for staff. Anybody else
 * learns no more than that there is none.
 */
export async function readOrder(
  { orders }: { orders: OrdersRepository },
  { orderId, reader }: { orderId: string; reader: Reader },
): Promise<OrderResponse> {
  const order = await orders.find(orderId);
  if (!order) throw new DomainError('not_found');
  if (!reader.isStaff && !isOwn(order.row, reader)) throw new DomainError('not_found');
  return orderResponse(order);
}
