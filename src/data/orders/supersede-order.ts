import { DomainError } from '#domain/error-codes';
import type { DataDeps } from '../deps';
import type { GuestDb } from '../guest-db';
import { readEntry } from '../outbox/entries';
import { advanced } from '../outbox/outbox';
import { changedLines, changesOf, newTotalOf } from './changed-cart';
import { type MyOrder, withoutSecret } from './my-order';
import { addOrder, type NewOrder } from './new-order';
import type { OrderedCart } from './order-body';

/** Returns the cart at the server's prices. @throws DomainError order.empty */
export function acceptedCart(order: MyOrder, refusal: unknown): OrderedCart {
  const lines = changedLines(order.lines, changesOf(refusal));
  if (lines.length === 0) throw new DomainError('order.empty');
  return { lines, draft: order.draft, totalKurus: newTotalOf(refusal) ?? order.totalKurus };
}

/** Replaces an order inside the outbox's transaction. A second confirmation gets the id of the first. */
export async function supersede(
  deps: Pick<DataDeps<GuestDb>, 'db' | 'now'>,
  oldId: string,
  made: NewOrder,
): Promise<string> {
  const { db } = deps;
  const old = readEntry(await db.outbox.get(oldId));
  const oldOrder = await db.myOrder.get(oldId);
  if (old?.state !== 'needs_user' || !oldOrder) return oldOrder?.supersededBy ?? oldId;
  const newId = made.order.id;
  const ended = advanced(old, 'userConfirm', deps.now());
  await db.outbox.put({ ...ended, supersededBy: newId });
  await db.myOrder.put({ ...withoutSecret(oldOrder), supersededBy: newId });
  await addOrder(db, {
    entry: { ...made.entry, supersedes: oldId },
    order: { ...made.order, supersedes: oldId },
  });
  return newId;
}
