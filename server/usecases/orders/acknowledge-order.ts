import { DomainError } from '#domain/error-codes';
import { acknowledgeOrderMutation } from '#domain/orders/acknowledge-order';
import { seenTime } from '#domain/orders/mark-order-seen';
import { isAcknowledged } from '#domain/orders/order-alarm';
import type { AlarmsRepository } from '../../repositories/alarms.repository';
import type { OrdersRepository } from '../../repositories/orders.repository';
import { type OrderRow, staffOrder } from '../../repositories/rows/order-wire';
import type { SettingsRepository } from '../../repositories/settings.repository';
import type {
  Claim,
  MutationResponse,
  StoredResponsesRepository,
} from '../../repositories/stored-responses.repository';
import { untilWritten } from '../shared/until-written';

export type AcknowledgeOrderDeps = {
  alarms: AlarmsRepository;
  orders: OrdersRepository;
  settings: SettingsRepository;
  responses: StoredResponsesRepository;
  now: () => number;
  newId: () => string;
};

export type AcknowledgeOrderRequest = {
  claim: Claim;
  orderId: string;
  member: { id: string; firstName: string };
  /** The person tapped this long ago (ms). */
  ageMs: number;
};

/**
 * Acknowledges an order's alarm. The server stores the first acknowledgement; a second one gets its author, until the
 * order alarms again.
 */
export async function acknowledgeOrder(
  deps: AcknowledgeOrderDeps,
  request: AcknowledgeOrderRequest,
): Promise<MutationResponse> {
  const { mutationId } = request.claim;
  return untilWritten(async () => {
    const order = await deps.orders.find(request.orderId);
    const { rules } = await deps.settings.read();
    if (!order) throw new DomainError('not_found');
    const { row: before } = order;
    const responseFor = (row: OrderRow) => ({
      status: 200,
      body: JSON.stringify({ mutationId, order: staffOrder({ ...order, row }) }),
    });
    const after = acknowledged(deps, request, before);
    const silence = rules['bar.silenceMinutes'];
    if (isAcknowledged(before.acknowledgedAt, after.acknowledgedAt, silence)) {
      return deps.responses.keep(request.claim, responseFor(before));
    }
    return deps.alarms.acknowledge({
      claim: request.claim,
      response: responseFor({ ...before, ...after }),
      before,
      after,
      audit: auditOf(deps, request, { before, after }),
    });
  });
}

function acknowledged(
  { now }: AcknowledgeOrderDeps,
  { member, ageMs }: AcknowledgeOrderRequest,
  { receivedAt, v }: OrderRow,
) {
  const acknowledgedAt = seenTime(receivedAt, now(), ageMs);
  return { acknowledgedAt, acknowledgedBy: member.firstName, v: v + 1 };
}

function auditOf(
  { now, newId }: AcknowledgeOrderDeps,
  { member, orderId }: AcknowledgeOrderRequest,
  { before, after }: Record<'before' | 'after', Pick<OrderRow, 'acknowledgedAt'>>,
) {
  const receivedAt = now();
  return {
    id: newId(),
    actor: member.id,
    action: acknowledgeOrderMutation.audit,
    tbl: 'order',
    pk: orderId,
    before: { acknowledgedAt: before.acknowledgedAt },
    after: { acknowledgedAt: after.acknowledgedAt },
    doneAt: after.acknowledgedAt ?? receivedAt,
    receivedAt,
  };
}
