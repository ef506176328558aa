import { DomainError, ERROR_STATUS, type ErrorCode } from '#domain/error-codes';
import { cancelOrderMutation } from '#domain/orders/order-changes';
import { pushVerdict } from '#domain/sync/mutation';
import type { DataDeps } from '../deps';
import { newEntry } from '../outbox/new-entry';
import { send } from '../outbox/send';
import { keepUnsaved, unsavedOrder } from './unsaved-order';

/**
 * Cancels an order that the browser could not store: sends the request immediately, since nothing can be queued.
 * @throws DomainError in_progress (the order has no response yet), busy (no response), or the server's refusal
 */
export async function cancelUnsaved(deps: DataDeps, orderId: string): Promise<void> {
  const unsaved = unsavedOrder(orderId);
  const known = unsaved?.order.answer;
  if (!unsaved || !known) throw new DomainError('in_progress');
  const { secret } = unsaved.order;
  const { principal } = unsaved.entry;
  const entry = newEntry(deps, {
    id: deps.newId(),
    mutation: cancelOrderMutation,
    entityId: orderId,
    seqInKey: 1,
    body: {},
    principal,
    secret,
  });
  const response = await send(deps, entry);
  if (pushVerdict(response) !== 'ack') throw new DomainError(codeOf(response?.code));
  const cancelled = { ...known, order: { ...known.order, status: 'cancelled' } };
  keepUnsaved({ ...unsaved, order: { ...unsaved.order, answer: cancelled } });
}

function codeOf(code = 'busy'): ErrorCode {
  return Object.hasOwn(ERROR_STATUS, code) ? (code as ErrorCode) : 'busy';
}
