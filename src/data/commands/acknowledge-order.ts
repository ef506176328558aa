import { acknowledgeOrderMutation } from '#domain/orders/acknowledge-order';
import { entityKey } from '#domain/sync/entity';
import type { AdminDb } from '../admin-db';
import type { DataDeps } from '../deps';
import { entriesOf } from '../outbox/entity-entries';
import { queueMove } from '../outbox/queue-move';

/**
 * "I've got it": the alarm for an order ends here at once and on the other tablets when the bar hears of it.
 * Said already, it is not said again. @throws DomainError unauthorized when nobody is signed in
 */
export async function acknowledgeOrder(
  deps: DataDeps<AdminDb>,
  { orderId }: { orderId: string },
): Promise<void> {
  const order = await deps.db.order.get(orderId);
  if (!order || (order.acknowledgedAt ?? null) !== null) return;
  const said = await entriesOf(deps.db, entityKey('alarm', orderId));
  if (said.some(({ state }) => state === 'queued' || state === 'sending')) return;
  await queueMove(deps, { mutation: acknowledgeOrderMutation, entityId: orderId, body: {} });
}
