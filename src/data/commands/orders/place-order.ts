import { addLine, cartFromStore, cartToStore } from '#domain/cart/cart';
import { DomainError } from '#domain/error-codes';
import type { OrderItemRead } from '#domain/orders/guest-order';
import { memberIdIn } from '../../club/club-store';
import type { GuestDeps } from '../../db';
import { CART_KEY } from '../../drafts/cart-keys';
import {
  addOrder,
  forgetCart,
  isBeingSent,
  isHereAlready,
  newOrder,
  type OrderedCart,
  orderBody,
  pendingOrderFor,
  sendUnsaved,
  unsavedOrder,
} from '../../orders/new-order';
import { servedLine } from '../../orders/read-order';
import { saveWithRoom } from '../../outbox/outbox';
import { noteRefusal } from '../../storage/keep-storage';

type Again = {
  orderId: string;
  served?: readonly OrderItemRead[];
};

/**
 * Adds an earlier order's dishes to the cart, which shows changed prices; leaves out dishes paid with points.
 * @throws DomainError not_found
 */
export async function orderAgain({ db, now, storage }: GuestDeps, { orderId, served }: Again) {
  const order = unsavedOrder(orderId)?.order ?? (await db.myOrder.get(orderId));
  const ordered = order?.lines ?? served?.map(servedLine);
  if (!ordered) throw new DomainError('not_found');
  const cart = cartFromStore(storage.read(CART_KEY));
  const firstId = Math.max(now(), ...cart.items.map((line) => line.id + 1));
  const paid = ordered.filter(({ holdId, isRedeemed }) => !holdId && !isRedeemed);
  const lines = paid.map((line, index) => ({ ...line, id: firstId + index }));
  storage.write(CART_KEY, cartToStore(lines.reduce(addLine, cart)));
}

type PlacedOrder = { orderId: string; saved: 'device' | 'memory' };

/**
 * Stores and queues an order. A second tap on the same cart makes no second order. `memory`: the browser refused to
 * store; the app sends at once and keeps the cart until the server responds. @throws DomainError order.empty
 */
export async function placeOrder(deps: GuestDeps, cart: OrderedCart): Promise<PlacedOrder> {
  if (cart.lines.length === 0) throw new DomainError('order.empty');
  const pending = pendingOrderFor(deps, JSON.stringify(orderBody(cart)));
  if (isBeingSent(pending.id)) return { orderId: pending.id, saved: 'memory' };
  const made = await newOrder(deps, cart, { ...pending, memberId: memberIdIn(deps.storage) });
  try {
    await saveWithRoom(deps, () => addOrder(deps.db, made)).catch((error) => {
      if (!isHereAlready(error)) throw error;
    });
  } catch (error) {
    console.error(error);
    noteRefusal(error);
    void sendUnsaved(deps, made);
    return { orderId: pending.id, saved: 'memory' };
  }
  forgetCart(deps, cart.lines);
  deps.wake();
  return { orderId: pending.id, saved: 'device' };
}
