import { Dexie } from 'dexie';
import type { CartLine } from '#domain/cart/cart';
import { deliveryFeeKurus, orderCode } from '#domain/orders/order';
import { placeOrderMutation } from '#domain/orders/place-order';
import type { GuestDb } from '../guest-db';
import { capabilityOf } from '../ids';
import { type EntryDeps, newEntry } from '../outbox/new-entry';
import type { MyOrder } from './my-order';
import { type OrderedCart, orderBody } from './order-body';
import type { PendingOrder } from './pending-order';

export type NewOrder = { entry: ReturnType<typeof newEntry>; order: MyOrder };

type NamedOrder = Pick<PendingOrder, 'id' | 'secret'> & {
  /** The member who orders; null: none. */
  memberId?: string | null;
};

/** An order with its mutation, ready to be written. */
export async function newOrder(
  deps: EntryDeps,
  ordered: OrderedCart,
  { id, secret, memberId = null }: NamedOrder,
): Promise<NewOrder> {
  const cart = { ...ordered, lines: freeLast(ordered.lines) };
  const entry = newEntry(deps, {
    id,
    mutation: placeOrderMutation,
    entityId: id,
    seqInKey: 0,
    body: orderBody(cart, memberId),
    principal: await capabilityOf(secret),
    secret,
  });
  const { lines, draft, totalKurus } = cart;
  const feeKurus = draft.serviceType ? deliveryFeeKurus(draft.serviceType) : 0;
  const shown = { lines: [...lines], draft, totalKurus, feeKurus };
  return {
    entry,
    order: { id, code: orderCode(id), secret, createdAt: entry.createdAt, ...shown },
  };
}

/** In the server's order: its message about line 3 is about the third line here. */
function freeLast(lines: readonly CartLine[]): CartLine[] {
  return [...lines.filter((line) => !line.holdId), ...lines.filter((line) => line.holdId)];
}

/**
 * Adds an order and its mutation, both at once: whoever tapped waits for it. For use inside the outbox's transaction,
 * which commits by itself: asked to commit on a full phone, Chromium ends it neither well nor badly.
 * @throws what `isHereAlready` knows, when the order is here; then nothing of it is written again
 */
export async function addOrder(db: GuestDb, { entry, order }: NewOrder): Promise<void> {
  await Promise.all([db.myOrder.add(order), db.outbox.add(entry)]);
}

/** Whether an order was not added because an earlier tap, or try, has added it. */
export function isHereAlready(error: unknown): boolean {
  return error instanceof Dexie.ConstraintError;
}
