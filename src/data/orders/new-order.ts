import { Dexie } from 'dexie';
import { type CartLine, cartTotalKurus } from '#domain/cart/cart';
import { orderCode } from '#domain/orders/order';
import { placeOrderMutation } from '#domain/orders/place-order';
import type { GuestDb } from '../guest-db';
import { capabilityOf } from '../ids';
import { type EntryDeps, newEntry } from '../outbox/new-entry';
import type { MyOrder } from './my-order';
import { type OrderedCart, orderBody } from './order-body';
import type { PendingOrder } from './pending-order';

export type NewOrder = { entry: ReturnType<typeof newEntry>; order: MyOrder };

type NamedOrder = Pick<PendingOrder, 'id' | 'secret'> & {
  memberId?: string | null;
};

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
  const feeKurus = draft.serviceType === 'delivery' ? totalKurus - cartTotalKurus(lines) : 0;
  const shown = { lines: [...lines], draft, totalKurus, feeKurus };
  return {
    entry,
    order: { id, code: orderCode(id), secret, createdAt: entry.createdAt, ...shown },
  };
}

/** Orders the lines as the server does: its error about line 3 refers to the third line here. */
function freeLast(lines: readonly CartLine[]): CartLine[] {
  return [...lines.filter((line) => !line.holdId), ...lines.filter((line) => line.holdId)];
}

/**
 * Adds an order and its mutation in parallel, for speed. For use inside the outbox's transaction, which commits by
 * itself: an explicit commit on a full phone hangs in Chromium.
 * @throws an error that `isHereAlready` recognizes if the order exists; then nothing is written
 */
export async function addOrder(db: GuestDb, { entry, order }: NewOrder): Promise<void> {
  await Promise.all([db.myOrder.add(order), db.outbox.add(entry)]);
}

/** True if an earlier tap or attempt has added the order. */
export function isHereAlready(error: unknown): boolean {
  return error instanceof Dexie.ConstraintError;
}
