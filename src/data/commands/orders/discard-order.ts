import { DomainError } from '#domain/error-codes';
import { entityKey } from '#domain/sync/entity';
import type { DataDeps } from '../../deps';
import type { GuestDb } from '../../guest-db';
import { forgetUnsaved, unsavedOrder } from '../../orders/unsaved-order';
import { entriesOf, mayHaveArrived, mayReachTablet, unsettled } from '../../outbox/entity-entries';
import { readEntry } from '../../outbox/entries';
import { inOutbox } from '../../outbox/outbox';
import { cancelHere, cancelOrder } from './cancel-order';

/**
 * Lets go of an order that the bar did not take, and of anything else that waits about it.
 * @throws DomainError in_progress while it may be at the bar already: then it can only be cancelled
 */
export async function discardOrder(
  deps: DataDeps<GuestDb>,
  { orderId }: { orderId: string },
): Promise<void> {
  const { db } = deps;
  const unsaved = unsavedOrder(orderId);
  if (unsaved) {
    if (mayHaveArrived(unsaved.entry)) throw new DomainError('in_progress');
    return forgetUnsaved(orderId);
  }
  const waiting = unsettled(await entriesOf(db, entityKey('order', orderId)));
  // Over when the bar knows that no tablet may bring it any more.
  if (waiting.some(mayReachTablet)) return cancelOrder(deps, { orderId });
  await inOutbox(deps, async () => {
    const open = unsettled(await entriesOf(db, entityKey('order', orderId)));
    if (open.some(mayHaveArrived)) throw new DomainError('in_progress');
    await cancelHere(deps, open);
    // A person decided: what this build cannot read may go too.
    const rows = await db.outbox.where('entityKey').equals(entityKey('order', orderId)).toArray();
    await db.outbox.bulkDelete(rows.filter((row) => !readEntry(row)).map((row) => row.id));
  });
}
