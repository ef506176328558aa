import { TERMINAL_KEEP_MS } from '#domain/sync/age';
import { entityKey } from '#domain/sync/mutation';
import type { GuestDb } from '../guest-db';
import { entriesOf, unsettled } from '../outbox/entity-entries';
import { withoutSecret } from './my-order';

export async function forgetOldOrders(db: GuestDb, now: number): Promise<void> {
  const old = await db.myOrder
    .where('createdAt')
    .below(now - TERMINAL_KEEP_MS)
    .filter(({ secret }) => secret !== '')
    .toArray();
  for (const order of old) {
    const open = unsettled(await entriesOf(db, entityKey('order', order.id)));
    if (open.length === 0) await db.myOrder.put(withoutSecret(order));
  }
}
