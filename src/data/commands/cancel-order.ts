import { DomainError } from '#domain/error-codes';
import { cancelOrderMutation } from '#domain/orders/cancel-order';
import { entityKey } from '#domain/sync/entity';
import type { OutboxEntry } from '#domain/sync/mutation';
import { withDb } from '../db-health';
import type { DataDeps } from '../deps';
import type { GuestDb } from '../guest-db';
import { capabilityOf } from '../ids';
import { type MyOrder, withoutSecret } from '../orders/my-order';
import { cancelUnsaved } from '../outbox/cancel-unsaved';
import { entriesOf, mayHaveArrived, nextSeq, unsettled } from '../outbox/entity-entries';
import { unsavedOrder } from '../outbox/memory-outbox';
import { newEntry } from '../outbox/new-entry';
import { advanced, inOutbox } from '../outbox/outbox';

type GuestDeps = DataDeps<GuestDb>;

/**
 * Takes an order back. One that cannot have reached the bar is cancelled here and nothing is ever sent;
 * otherwise the bar is asked, behind the order itself.
 * @throws DomainError not_found
 */
export async function cancelOrder(
  deps: GuestDeps,
  { orderId }: { orderId: string },
): Promise<void> {
  const { db } = deps;
  if (unsavedOrder(orderId)) return cancelUnsaved(deps, orderId);
  const secret = (await withDb(db, () => db.myOrder.get(orderId)))?.secret;
  if (secret === undefined) throw new DomainError('not_found');
  // Nothing opens it any more: it never reached the bar, or it is long over.
  if (secret === '') return;
  const principal = await capabilityOf(secret);
  await inOutbox(deps, async () => {
    const entries = await entriesOf(db, entityKey('order', orderId));
    const open = unsettled(entries);
    if (entries.some(hasEndedHere)) return;
    const create = open.find((entry) => entry.kind === 'order.create');
    if (create && !mayHaveArrived(create)) return cancelHere(deps, open);
    if (open.some((entry) => entry.kind === 'order.cancel' && isOnItsWay(entry))) return;
    await cancelRows(
      deps,
      open.filter((entry) => entry !== create),
    );
    await db.outbox.add(
      newEntry(deps, {
        id: deps.newId(),
        mutation: cancelOrderMutation,
        entityId: orderId,
        seqInKey: nextSeq(entries),
        body: {},
        principal,
        secret,
      }),
    );
  });
  deps.wake();
}

/** Taken back or replaced before the bar had it: there is nothing to ask it for. */
function hasEndedHere({ kind, state }: OutboxEntry): boolean {
  return kind === 'order.create' && (state === 'cancelled' || state === 'superseded');
}

/** Ends acts that the server cannot have, with the order's personal data; inside a transaction. */
export async function cancelHere(deps: GuestDeps, entries: readonly OutboxEntry[]): Promise<void> {
  await cancelRows(deps, entries);
  const create = entries.find((entry) => entry.kind === 'order.create');
  if (create) await deps.db.myOrder.where('id').equals(create.id).modify(forgetPerson);
}

async function cancelRows(deps: GuestDeps, entries: readonly OutboxEntry[]): Promise<void> {
  const now = deps.now();
  await deps.db.outbox.bulkPut(entries.map((entry) => advanced(entry, 'userCancel', now)));
}

function forgetPerson(order: MyOrder): void {
  Object.assign(order, withoutSecret(order));
}

function isOnItsWay({ state }: OutboxEntry): boolean {
  return state === 'queued' || state === 'sending';
}
