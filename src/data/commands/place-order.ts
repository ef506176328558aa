import { DomainError } from '#domain/error-codes';
import { deliveryFeeKurus, orderCode } from '#domain/orders/order';
import { placeOrderMutation } from '#domain/orders/place-order';
import type { DataDeps } from '../deps';
import type { GuestDb } from '../guest-db';
import { capabilityOf } from '../ids';
import type { MyOrder } from '../orders/my-order';
import { type OrderedCart, orderBody } from '../orders/order-body';
import { forgetCart, type PendingOrder, pendingOrderFor } from '../orders/pending-order';
import { isBeingSent, sendUnsaved } from '../outbox/memory-outbox';
import { newEntry } from '../outbox/new-entry';
import { saveWithRoom } from '../outbox/save-with-room';

type GuestDeps = DataDeps<GuestDb>;

export type PlacedOrder = {
  orderId: string;
  /** memory: the browser refused to keep it; it is tried at once and the cart stays until the bar has it. */
  saved: 'device' | 'memory';
};

/**
 * Places an order: it is on this device when the promise resolves, and on its way. A second tap on the same
 * cart is the same order.
 * @throws DomainError order.empty
 */
export async function placeOrder(deps: GuestDeps, cart: OrderedCart): Promise<PlacedOrder> {
  if (cart.lines.length === 0) throw new DomainError('order.empty');
  const pending = pendingOrderFor(deps, JSON.stringify(orderBody(cart)));
  if (isBeingSent(pending.id)) return { orderId: pending.id, saved: 'memory' };
  const made = await newOrder(deps, cart, pending);
  try {
    await saveWithRoom(deps, () => addOrder(deps.db, made));
  } catch (error) {
    console.error(error);
    void sendUnsaved(deps, made);
    return { orderId: pending.id, saved: 'memory' };
  }
  forgetCart(deps, cart.lines);
  deps.wake();
  return { orderId: pending.id, saved: 'device' };
}

export type NewOrder = { entry: ReturnType<typeof newEntry>; order: MyOrder };

/** An order with its act, ready to be written. */
export async function newOrder(
  deps: Pick<DataDeps, 'now' | 'mono' | 'bootId'>,
  cart: OrderedCart,
  { id, secret }: Pick<PendingOrder, 'id' | 'secret'>,
): Promise<NewOrder> {
  const entry = newEntry(deps, {
    id,
    mutation: placeOrderMutation,
    entityId: id,
    seqInKey: 0,
    body: orderBody(cart),
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

/** Adds an order and its act, unless they are here already; for use inside the outbox's transaction. */
export async function addOrder(db: GuestDb, { entry, order }: NewOrder): Promise<void> {
  if (await db.myOrder.get(order.id)) return;
  await db.myOrder.add(order);
  await db.outbox.add(entry);
}
