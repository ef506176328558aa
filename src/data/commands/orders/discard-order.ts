import { DomainError } from '#domain/error-codes';
import { entityKey } from '#domain/sync/mutation';
import type { DataDeps } from '../../deps';
import type { GuestDb } from '../../guest-db';
import { forgetUnsaved, unsavedOrder } from '../../orders/new-order';
import {
  entriesOf,
  mayHaveArrived,
  mayReachTablet,
  readEntry,
  unsettled,
} from '../../outbox/entries';
import { inOutbox } from '../../outbox/outbox';
import { cancelHere, cancelOrder } from './cancel-order';

/** Discards a refused order and its queued mutations. @throws DomainError in_progress if the server may have it */
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
  // The command ends once the server has blocked imports by tablets.
  if (waiting.some(mayReachTablet)) return cancelOrder(deps, { orderId });
  await inOutbox(deps, async () => {
    const open = unsettled(await entriesOf(db, entityKey('order', orderId)));
    if (open.some(mayHaveArrived)) throw new DomainError('in_progress');
    await cancelHere(deps, open);
    // A person has decided: the command deletes unreadable entries too.
    const rows = await db.outbox.where('entityKey').equals(entityKey('order', orderId)).toArray();
    await db.outbox.bulkDelete(rows.filter((row) => !readEntry(row)).map((row) => row.id));
  });
}
