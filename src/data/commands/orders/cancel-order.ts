import { DomainError } from '#domain/error-codes';
import { cancelOrderMutation } from '#domain/orders/order-changes';
import { placeOrderMutation } from '#domain/orders/place-order';
import type { OutboxEntry } from '#domain/registry/outbox-entry';
import { withDb } from '../../db-health';
import type { DataDeps } from '../../deps';
import type { GuestDb } from '../../guest-db';
import { type MyOrder, withoutSecret } from '../../orders/my-order';
import { unsavedOrder } from '../../orders/new-order';
import { cancelUnsaved } from '../../orders/read-order';
import { cancelEntries, takeBack } from '../../outbox/outbox-rows';

type GuestDeps = DataDeps<GuestDb>;

/** Cancels locally if the server cannot have the order, otherwise by a mutation. @throws DomainError not_found */
export async function cancelOrder(
  deps: GuestDeps,
  { orderId }: { orderId: string },
): Promise<void> {
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
  await db.myOrder
    .where('id')
    .equals(orderId)
    .modify((order: MyOrder) => {
      Object.assign(order, withoutSecret(order));
    });
}
