import { isAcknowledged } from '#domain/orders/order-alarm';
import { acknowledgeOrderMutation } from '#domain/orders/order-changes';
import { entityKey } from '#domain/sync/mutation';
import type { AdminDb } from '../../admin-db';
import type { DataDeps } from '../../deps';
import { enqueue } from '../../outbox/enqueue';
import { entriesOf } from '../../outbox/entries';
import { barTimeOf } from '../../sync/contact-watch';
import { readBarRules } from '../../sync/kept-bar-rules';

/**
 * Ends the alarm here at once, on other tablets after sending. A lasting acknowledgement prevents a second one.
 * @throws DomainError unauthorized
 */
export async function acknowledgeOrder(
  deps: DataDeps<AdminDb>,
  { orderId }: { orderId: string },
): Promise<void> {
  const order = await deps.db.order.get(orderId);
  const lastAt = order?.acknowledgedAt ? Date.parse(order.acknowledgedAt) : null;
  const { silenceMinutes } = await readBarRules(deps.db);
  if (!order || isAcknowledged(lastAt, barTimeOf(deps.now()), silenceMinutes)) return;
  const said = await entriesOf(deps.db, entityKey('alarm', orderId));
  if (said.some(({ state }) => state === 'queued' || state === 'sending')) return;
  await enqueue(deps, { mutation: acknowledgeOrderMutation, entityId: orderId, body: {} });
}
