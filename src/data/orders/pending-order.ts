import type { CartLine } from '#domain/cart/cart';
import { cartFromStore, cartToStore } from '#domain/cart/stored-cart';
import { withDb } from '../db-health';
import type { DataDeps } from '../deps';
import { CART_KEY } from '../drafts/cart-keys';
import type { GuestDb } from '../guest-db';
import {
  type PendingMutation,
  pendingMutationFor,
  readPendingMutation,
} from '../outbox/pending-mutation';

/** The order that was tapped but is not yet known to be saved: kept beside the cart it was made of. */
export type PendingOrder = PendingMutation;

const KEY = 'pending-order';

/** The id of the order of a tap: a second tap on the same cart, also after a crash, has the same id. */
export function pendingOrderFor(
  deps: Pick<DataDeps, 'storage' | 'newId'>,
  bodyText: string,
): PendingOrder {
  return pendingMutationFor(deps, KEY, bodyText);
}

/** Another order has replaced it: a second tap on the same cart has its id now. */
export function passPendingOn(
  { storage }: Pick<DataDeps, 'storage'>,
  oldId: string,
  { id, secret }: Pick<PendingOrder, 'id' | 'secret'>,
): void {
  const kept = readPendingMutation({ storage }, KEY);
  if (kept?.id === oldId) storage.write(KEY, JSON.stringify({ ...kept, id, secret }));
}

/** The order is saved: removes its lines from the cart; lines added since stay. */
export function forgetCart(
  { storage }: Pick<DataDeps, 'storage'>,
  ordered: readonly CartLine[],
): void {
  const cart = cartFromStore(storage.read(CART_KEY));
  const ids = new Set(ordered.map((line) => line.id));
  const items = cart.items.filter((line) => !ids.has(line.id));
  storage.write(CART_KEY, cartToStore({ ...cart, items }));
  storage.write(KEY, null);
}

/** At start: an order that was saved just before a crash has left its lines in the cart. */
export async function finishPendingOrder(deps: DataDeps<GuestDb>): Promise<void> {
  const pending = readPendingMutation(deps, KEY);
  if (!pending) return;
  const { db } = deps;
  const order = await withDb(db, () => db.myOrder.get(pending.id));
  if (order) forgetCart(deps, order.lines);
}
