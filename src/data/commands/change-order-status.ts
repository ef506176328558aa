import { DomainError } from '#domain/error-codes';
import {
  canChangeOrderStatus,
  changeOrderStatusMutation,
} from '#domain/orders/change-order-status';
import type { OrderStatus } from '#domain/orders/order';
import { entityKey } from '#domain/sync/entity';
import { staffPrincipal } from '#domain/sync/principal';
import type { AdminDb } from '../admin-db';
import type { DataDeps } from '../deps';
import { entriesOf, nextSeq } from '../outbox/entity-entries';
import { newEntry } from '../outbox/new-entry';
import { advanced, inOutbox } from '../outbox/outbox';
import { readSession } from '../session';

type StatusChange = { orderId: string; from: OrderStatus; to: OrderStatus };

/**
 * Moves an order on: the board shows it at once, the server hears of it in its turn. `from` is what the
 * person saw; if the order has moved meanwhile, the server refuses and the board says who was first.
 * @throws DomainError conflict (no such step), unauthorized (nobody is signed in)
 */
export async function changeOrderStatus(
  deps: DataDeps<AdminDb>,
  { orderId, from, to }: StatusChange,
): Promise<void> {
  if (!canChangeOrderStatus(from, to)) throw new DomainError('conflict');
  const { db } = deps;
  // Named before the writing: repeated after a lost connection it is the same act.
  const id = deps.newId();
  await inOutbox(deps, async () => {
    if (await db.outbox.get(id)) return;
    const session = await readSession(db);
    if (!session?.token) throw new DomainError('unauthorized');
    const entries = await entriesOf(db, entityKey('order', orderId));
    const asked = entries.filter(({ state }) => state === 'needs_user' || state === 'rejected');
    // Acting on what the board shows now answers what it had asked.
    await db.outbox.bulkPut(asked.map((entry) => advanced(entry, 'userCancel', deps.now())));
    await db.outbox.add(
      newEntry(deps, {
        id,
        mutation: changeOrderStatusMutation,
        entityId: orderId,
        seqInKey: nextSeq(entries),
        body: { status: to, from },
        principal: staffPrincipal(session.user.id),
      }),
    );
  });
  deps.wake();
}

/** The person has read who was first; what waited behind the refused step goes with it. */
export async function dismissConflict(deps: DataDeps<AdminDb>, entryId: string): Promise<void> {
  const { db } = deps;
  await inOutbox(deps, async () => {
    const refused = await db.outbox.get(entryId);
    if (!refused) return;
    const entries = await entriesOf(db, refused.entityKey);
    const behind = entries.filter((entry) => entry.seqInKey >= refused.seqInKey);
    await db.outbox.bulkPut(behind.map((entry) => advanced(entry, 'userCancel', deps.now())));
  });
}
