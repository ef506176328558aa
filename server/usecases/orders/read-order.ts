import { DomainError } from '#domain/error-codes';
import type { OrderAnswer } from '#domain/orders/order-view';
import { orderAnswer } from '../../repositories/order-wire';
import type { OrdersRepository } from '../../repositories/orders.repository';
import { sameHash } from '../../services/keys';

export type Reader = { secretHash: string | null; deviceHash: string | null; isStaff: boolean };

/**
 * An order, for whoever holds its secret, for the browser that placed it, and for staff. Anybody else
 * learns no more than that there is none.
 */
export async function readOrder(
  { orders }: { orders: OrdersRepository },
  { orderId, reader }: { orderId: string; reader: Reader },
): Promise<OrderAnswer> {
  const order = await orders.find(orderId);
  if (!order) throw new DomainError('not_found');
  const mayRead =
    reader.isStaff ||
    sameHash(reader.secretHash, order.row.secretHash) ||
    sameHash(reader.deviceHash, order.row.deviceHash);
  if (!mayRead) throw new DomainError('not_found');
  return orderAnswer(order);
}
