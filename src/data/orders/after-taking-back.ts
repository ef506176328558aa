import type { EntryState } from '#domain/sync/entry-state';
import { entityKey } from '#domain/sync/mutation';
import type { GuestDb } from '../guest-db';
import { entriesOf, firstSeq, mayReachTablet } from '../outbox/entity-entries';
import { advanced } from '../outbox/outbox';
import { withoutSecret } from './my-order';

/** After a request to end an order, stores its end, or reads the confirmation if a tablet has imported the order. */
export async function afterTakingBack(
  db: GuestDb,
  id: string,
  { state, now }: { state: EntryState; now: number },
): Promise<void> {
  const entries = await entriesOf(db, entityKey('order', id));
  const made = entries.find((entry) => entry.id === id);
  if (!made || !mayReachTablet(made)) return;
  if (state === 'acked') {
    await db.outbox.put(advanced(made, 'userCancel', now));
    const order = await db.myOrder.get(id);
    if (order) await db.myOrder.put(withoutSecret(order));
  } else if (state === 'rejected') {
    const event = made.state === 'needs_user' ? 'userAgain' : 'updateApplied';
    const asking = { ...advanced(made, event, now), seqInKey: firstSeq(entries), nextAt: now };
    await db.outbox.put(asking);
  }
}
