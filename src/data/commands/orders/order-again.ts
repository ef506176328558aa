import { addLine } from '#domain/cart/cart';
import { cartFromStore, cartToStore } from '#domain/cart/stored-cart';
import { DomainError } from '#domain/error-codes';
import type { OrderItemRead } from '#domain/orders/order-view';
import type { DataDeps } from '../../deps';
import { CART_KEY } from '../../drafts/cart-keys';
import type { GuestDb } from '../../guest-db';
import { servedLine } from '../../orders/cart-line-of-order';
import { unsavedOrder } from '../../orders/unsaved-order';

type Again = {
  orderId: string;
  /** The lines as the server sends them, for an order of another device. */
  served?: readonly OrderItemRead[];
};

/**
 * Puts the dishes of an earlier order into the cart once more, beside what is there. They come as
 * they were ordered: the cart itself shows what costs something else today or cannot be had. What was had for
 * points stays away: those are spent.
 * @throws DomainError not_found
 */
export async function orderAgain(
  { db, now, storage }: DataDeps<GuestDb>,
  { orderId, served }: Again,
): Promise<void> {
  const order = unsavedOrder(orderId)?.order ?? (await db.myOrder.get(orderId));
  const ordered = order?.lines ?? served?.map(servedLine);
  if (!ordered) throw new DomainError('not_found');
  const cart = cartFromStore(storage.read(CART_KEY));
  const firstId = Math.max(now(), ...cart.items.map((line) => line.id + 1));
  const paid = ordered.filter(({ holdId, isRedeemed }) => !holdId && !isRedeemed);
  const lines = paid.map((line, index) => ({ ...line, id: firstId + index }));
  storage.write(CART_KEY, cartToStore(lines.reduce(addLine, cart)));
}
