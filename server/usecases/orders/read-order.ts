import { DomainError } from '#domain/error-codes';
import type { OrderResponse } from '#domain/orders/guest-order';
import type { OrdersRepository } from '../../repositories/orders.repository';
import { orderForGuest } from '../../repositories/rows/order-wire';
import { isOwn, type Reader } from '../../services/files/data-folder';

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
