import { DomainError } from '#domain/error-codes';
import { canGuestCancel } from '#domain/orders/cancel-order';
import { orderStatusOf } from '#domain/orders/order';
import type { OrdersRepository } from '../../repositories/orders.repository';
import type { Claim, KeptReceipt } from '../../repositories/receipts.repository';
import { isOwn, type Proof } from '../../services/ownership';

export type CancelOrderDeps = { orders: OrdersRepository; now: () => number };
export type CancelOrderAct = Proof & { claim: Claim; orderId: string };

const MAX_ATTEMPTS = 5;

/** A guest takes an order back while the bar has not confirmed it. */
export async function cancelOrder(
  { orders, now }: CancelOrderDeps,
  { claim, orderId, ...proof }: CancelOrderAct,
): Promise<KeptReceipt> {
  const { mutationId } = claim;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const order = await orders.find(orderId);
    if (!order || !isOwn(order.row, proof)) throw new DomainError('not_found');
    const { row: before } = order;
    if (!canGuestCancel(orderStatusOf(before.status))) {
      throw new DomainError('order.not_cancellable', { status: before.status });
    }
    const body = JSON.stringify({ mutationId, orderId, status: 'cancelled' });
    const after = { status: 'cancelled', statusAt: now(), statusBy: null, v: before.v + 1 };
    const receipt = await orders.moveStatus({
      claim,
      answer: { status: 200, body },
      before,
      after,
    });
    if (receipt) return receipt;
  }
  throw new DomainError('busy', { retryAfterS: 1 });
}
