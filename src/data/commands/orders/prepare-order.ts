import { memberIdIn } from '../../club/member-id';
import type { DataDeps } from '../../deps';
import type { GuestDb } from '../../guest-db';
import { newOrder } from '../../orders/new-order';
import { type OrderedCart, orderBody } from '../../orders/order-body';
import { pendingOrderFor } from '../../orders/pending-order';

/**
 * Prepares an order before the tap: id and secret are stored beside the cart, and slow phones have the code compiled.
 * Nothing is queued.
 */
export async function prepareOrder(deps: DataDeps<GuestDb>, cart: OrderedCart): Promise<void> {
  if (cart.lines.length === 0) return;
  const pending = pendingOrderFor(deps, JSON.stringify(orderBody(cart)));
  await newOrder(deps, cart, { ...pending, memberId: memberIdIn(deps.storage) });
}
