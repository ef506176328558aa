import { memberIdIn } from '../../club/member-id';
import type { DataDeps } from '../../deps';
import type { GuestDb } from '../../guest-db';
import { newOrder } from '../../orders/new-order';
import { type OrderedCart, orderBody } from '../../orders/order-body';
import { pendingOrderFor } from '../../orders/pending-order';

/**
 * Makes an order up to the point of saving it, while the guest still looks at it: its id and secret wait beside
 * the cart, and the tap on a slow phone finds its code compiled. Nothing is in the outbox; without a tap it is
 * forgotten with the cart.
 */
export async function prepareOrder(deps: DataDeps<GuestDb>, cart: OrderedCart): Promise<void> {
  if (cart.lines.length === 0) return;
  const pending = pendingOrderFor(deps, JSON.stringify(orderBody(cart)));
  await newOrder(deps, cart, { ...pending, memberId: memberIdIn(deps.storage) });
}
