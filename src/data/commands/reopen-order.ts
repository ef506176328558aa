import { addLine, type CartLine } from '#domain/cart/cart';
import { cartFromStore, cartToStore } from '#domain/cart/stored-cart';
import { DomainError } from '#domain/error-codes';
import type { MenuItem } from '#domain/menu/menu-item';
import { liraText } from '#domain/money';
import { entityKey } from '#domain/sync/entity';
import type { DataDeps } from '../deps';
import { CART_KEY } from '../device/cart-keys';
import type { GuestDb } from '../guest-db';
import { fetchMenuItems } from '../menu/fetch-menu';
import { unitKurus } from '../menu/unit-price';
import { entriesOf, mayHaveArrived, unsettled } from '../outbox/entity-entries';
import { unsavedOrder } from '../outbox/memory-outbox';
import { inOutbox } from '../outbox/outbox';
import { cancelHere } from './cancel-order';
import { discardOrder } from './discard-order';

/**
 * Puts an order's lines back into the cart, at today's prices where they are known, and lets go of the order.
 * @throws DomainError not_found, in_progress (it may be at the bar already)
 */
export async function reopenOrder(
  deps: DataDeps<GuestDb>,
  { orderId }: { orderId: string },
): Promise<void> {
  const { db, storage } = deps;
  // An order that could not be saved never left the cart.
  if (unsavedOrder(orderId)) return discardOrder(deps, { orderId });
  const items = await fetchMenuItems(deps.fetch);
  const lines = await inOutbox(deps, async () => {
    const order = await db.myOrder.get(orderId);
    if (!order) throw new DomainError('not_found');
    const open = unsettled(await entriesOf(db, entityKey('order', orderId)));
    if (open.some(mayHaveArrived)) throw new DomainError('in_progress');
    await cancelHere(deps, open);
    return order.lines;
  });
  const priced = lines.map((line) => atTodaysPrice(line, items));
  const cart = cartFromStore(storage.read(CART_KEY));
  storage.write(CART_KEY, cartToStore(priced.reduce(addLine, cart)));
}

function atTodaysPrice(line: CartLine, items: readonly MenuItem[]): CartLine {
  const item = items.find(({ id }) => id === line.originalMenuItemId);
  return item ? { ...line, price: liraText(unitKurus(item, line.customizations ?? {})) } : line;
}
