import { DomainError } from '#domain/error-codes';
import { orderStatusOf } from '#domain/orders/order';
import { canGuestCancel } from '#domain/orders/order-changes';
import type { OrdersRepository } from '../../repositories/orders.repository';
import type {
  Claim,
  MutationResponse,
  SentResponse,
  StoredResponsesRepository,
} from '../../repositories/stored-responses.repository';
import { isOwn, type Proof } from '../../services/files/data-folder';
import { untilWritten } from '../shared/until-written';

export type CancelOrderDeps = {
  orders: OrdersRepository;
  responses: StoredResponsesRepository;
  now: () => number;
};
export type CancelOrderRequest = Proof & {
  claim: Claim;
  orderId: string;
  /** The server stores this final response for an order that it does not have; null allows only `not_found`. */
  withdrawn: SentResponse | null;
};

/** Guests cancel before staff confirm, or before the server has an order whose QR code the phone shows. */
export async function cancelOrder(
  { orders, responses, now }: CancelOrderDeps,
  { claim, orderId, withdrawn, ...proof }: CancelOrderRequest,
): Promise<MutationResponse> {
  const { mutationId } = claim;
  const body = JSON.stringify({ mutationId, orderId, status: 'cancelled' });
  const response = { status: 200, body };
  return untilWritten(async () => {
    const order = await orders.find(orderId);
    if (!order && withdrawn) {
      return responses.withdraw({ claim, response, orderId, verdict: withdrawn, at: now() });
    }
    if (!order || !isOwn(order.row, proof)) throw new DomainError('not_found');
    const { row: before } = order;
    if (!canGuestCancel(orderStatusOf(before.status))) {
      throw new DomainError('order.not_cancellable', { status: before.status });
    }
    const at = now();
    const after = { status: 'cancelled', statusAt: at, statusBy: null, v: before.v + 1 };
    return orders.moveStatus(before, after, { claim, response, at });
  });
}
