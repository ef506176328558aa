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
import { isOwn, type Proof } from '../../services/files/ownership';

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

const MAX_ATTEMPTS = 5;

/** Guests cancel before staff confirm, or before the server has an order whose QR code the phone shows. */
export async function cancelOrder(
  { orders, responses, now }: CancelOrderDeps,
  { claim, orderId, withdrawn, ...proof }: CancelOrderRequest,
): Promise<MutationResponse> {
  const { mutationId } = claim;
  const body = JSON.stringify({ mutationId, orderId, status: 'cancelled' });
  const response = { status: 200, body };
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const order = await orders.find(orderId);
    if (!order && withdrawn) {
      const request = { claim, response, orderId, verdict: withdrawn, at: now() };
      const done = await responses.withdraw(request);
      if (done) return done;
      continue;
    }
    if (!order || !isOwn(order.row, proof)) throw new DomainError('not_found');
    const { row: before } = order;
    if (!canGuestCancel(orderStatusOf(before.status))) {
      throw new DomainError('order.not_cancellable', { status: before.status });
    }
    const after = { status: 'cancelled', statusAt: now(), statusBy: null, v: before.v + 1 };
    const stored = await orders.moveStatus({
      claim,
      response,
      before,
      after,
    });
    if (stored) return stored;
  }
  throw new DomainError('busy', { retryAfterS: 1 });
}
