import { DomainError } from '#domain/error-codes';
import { cancelOrderMutation } from '#domain/orders/order-changes';
import { placeOrderMutation } from '#domain/orders/place-order';
import type { OutboxEntry } from '#domain/registry/outbox-entry';
import { entityKey } from '#domain/sync/mutation';
import { withDb } from '../../db';
import type { GuestDeps } from '../../guest-db';
import { withoutSecret } from '../../orders/my-order';
import { forgetUnsaved, unsavedOrder } from '../../orders/new-order';
import { cancelUnsaved } from '../../orders/read-order';
import {
  entriesOf,
  mayHaveArrived,
  mayReachTablet,
  readEntry,
  unsettled,
} from '../../outbox/entries';
import { inOutbox } from '../../outbox/outbox';
import { cancelEntries, takeBack } from '../../outbox/outbox-rows';

/** Cancels locally if the server cannot have the order, otherwise by a mutation. @throws DomainError not_found */
export async function cancelOrder(deps: GuestDeps, { orderId }: { orderId: string }) {
  const { db } = deps;
  if (unsavedOrder(orderId)) return cancelUnsaved(deps, orderId);
  const secret = (await withDb(db, () => db.myOrder.get(orderId)))?.secret;
  if (secret === undefined) throw new DomainError('not_found');
  await takeBack(deps, {
    id: orderId,
    secret,
    create: placeOrderMutation,
    cancel: cancelOrderMutation,
    forget: () => forgetPerson(deps, orderId),
  });
}

/** Ends unsent mutations and deletes the order's personal data; runs inside a transaction. */
export async function cancelHere(deps: GuestDeps, entries: readonly OutboxEntry[]): Promise<void> {
  await cancelEntries(deps, entries);
  const create = entries.find((entry) => entry.kind === 'order.create');
  if (create) await forgetPerson(deps, create.id);
}

async function forgetPerson({ db }: GuestDeps, orderId: string): Promise<void> {
  const order = await db.myOrder.get(orderId);
  if (order) await db.myOrder.put(withoutSecret(order));
}

/** Discards a refused order and its queued mutations. @throws DomainError in_progress if the server may have it */
export async function discardOrder(deps: GuestDeps, { orderId }: { orderId: string }) {
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
