import { markOrderSeenMutation } from '#domain/orders/order-changes';
import { entityKey } from '#domain/sync/mutation';
import type { AdminDb } from '../../admin-db';
import type { DataDeps } from '../../deps';
import { entriesOf, newEntry, nextSeq } from '../../outbox/entries';
import { inOutbox } from '../../outbox/outbox';
import { readSession } from '../../session';

/** Reports only once that this tablet shows an order; reports nothing while nobody is signed in. */
export async function markOrderSeen(
  deps: DataDeps<AdminDb>,
  { orderId }: { orderId: string },
): Promise<void> {
  const { db } = deps;
  const isNews = await inOutbox(deps, async () => {
    const session = await readSession(db);
    const order = await db.order.get(orderId);
    if (!session || !order || order.seenAt !== null) return false;
    const told = await entriesOf(db, entityKey('seen', orderId));
    if (told.some(({ state }) => state !== 'cancelled')) return false;
    await db.outbox.add(
      newEntry(deps, {
        id: deps.newId(),
        mutation: markOrderSeenMutation,
        entityId: orderId,
        seqInKey: nextSeq(told),
        body: {},
        principal: `admin:${session.user.id}`,
      }),
    );
    return true;
  });
  if (isNews) deps.wake();
}
