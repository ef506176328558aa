import { memberIdIn } from '../../club/club-store';
import type { DataDeps } from '../../deps';
import type { GuestDb } from '../../guest-db';
import { newOrder, type OrderedCart, orderBody } from '../../orders/new-order';
import { pendingOrderFor } from '../../orders/pending-order';

/** Stores id and secret beside the cart before the tap, and has slow phones compile the code. Queues nothing. */
export async function prepareOrder(deps: DataDeps<GuestDb>, cart: OrderedCart): Promise<void> {
  if (cart.lines.length === 0) return;
  const pending = pendingOrderFor(deps, JSON.stringify(orderBody(cart)));
  await newOrder(deps, cart, { ...pending, memberId: memberIdIn(deps.storage) });
}
