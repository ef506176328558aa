import { DomainError } from '#domain/error-codes';
import { seenTime } from '#domain/orders/mark-order-seen';
import type { OrdersRepository } from '../../repositories/orders.repository';
import { staffOrder } from '../../repositories/rows/order-wire';
import type {
  Claim,
  MutationResponse,
  StoredResponsesRepository,
} from '../../repositories/stored-responses.repository';
import { untilWritten } from '../shared/until-written';

export type MarkOrderSeenDeps = {
  orders: OrdersRepository;
  responses: StoredResponsesRepository;
  now: () => number;
};

export type MarkOrderSeenRequest = {
  claim: Claim;
  orderId: string;
  member: { firstName: string };
  /** The tablet showed the order this long ago. */
  ageMs: number;
};

/** Records that a tablet shows an order. The server keeps the first report; later reports get its time. */
export async function markOrderSeen(
  { orders, responses, now }: MarkOrderSeenDeps,
  { claim, orderId, member, ageMs }: MarkOrderSeenRequest,
): Promise<MutationResponse> {
  return untilWritten(async () => {
    const order = await orders.find(orderId);
    if (!order) throw new DomainError('not_found');
    const { row: before } = order;
    const responseFor = (row: typeof before) => {
      const seen = staffOrder({ ...order, row });
      const { mutationId } = claim;
      const body = JSON.stringify({ mutationId, orderId, seenAt: seen.seenAt, order: seen });
      return { status: 200, body };
    };
    if (before.seenAt !== null) return responses.keep(claim, responseFor(before));
    const seenAt = seenTime(before.receivedAt, now(), ageMs);
    const after = { ...before, seenAt, seenBy: member.firstName, v: before.v + 1 };
    return orders.markSeen({
      claim,
      response: responseFor(after),
      before,
      after,
      at: now(),
    });
  });
}
