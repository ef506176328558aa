import { addLine } from '#domain/cart/cart';
import { cartFromStore, cartToStore } from '#domain/cart/stored-cart';
import { DomainError } from '#domain/error-codes';
import type { OrderItemRead } from '#domain/orders/guest-order';
import type { DataDeps } from '../../deps';
import { CART_KEY } from '../../drafts/cart-keys';
import type { GuestDb } from '../../guest-db';
import { unsavedOrder } from '../../orders/new-order';
import { servedLine } from '../../orders/read-order';

type Again = {
  orderId: string;
  served?: readonly OrderItemRead[];
};

/**
 * Adds an earlier order's dishes to the cart, which shows changed prices; leaves out dishes paid with points.
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
