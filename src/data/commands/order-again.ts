import { addLine } from '#domain/cart/cart';
import { cartFromStore, cartToStore } from '#domain/cart/stored-cart';
import { DomainError } from '#domain/error-codes';
import type { DataDeps } from '../deps';
import { CART_KEY } from '../device/cart-keys';
import type { GuestDb } from '../guest-db';
import { unsavedOrder } from '../outbox/memory-outbox';

/**
 * Puts the dishes of an earlier order of this device into the cart once more, beside what is there. They come as
 * they were ordered: the cart itself shows what costs something else today or cannot be had. What was had for
 * points stays away: those are spent.
 * @throws DomainError not_found
 */
export async function orderAgain(
  { db, now, storage }: DataDeps<GuestDb>,
  { orderId }: { orderId: string },
): Promise<void> {
  const order = unsavedOrder(orderId)?.order ?? (await db.myOrder.get(orderId));
  if (!order) throw new DomainError('not_found');
  const cart = cartFromStore(storage.read(CART_KEY));
  const firstId = Math.max(now(), ...cart.items.map((line) => line.id + 1));
  const paid = order.lines.filter(({ holdId }) => !holdId);
  const lines = paid.map((line, index) => ({ ...line, id: firstId + index }));
  storage.write(CART_KEY, cartToStore(lines.reduce(addLine, cart)));
}
