import type { CartLine } from '#domain/cart/cart';
import { cartFromStore, cartToStore } from '#domain/cart/stored-cart';
import { withDb } from '../db';
import type { DataDeps } from '../deps';
import { CART_KEY } from '../drafts/cart-keys';
import type { GuestDeps } from '../guest-db';
import { type PendingMutation, pendingMutationFor, readPendingMutation } from '../outbox/entries';

const KEY = 'pending-order';

/** Returns the id for a tap: a second tap on the same cart, also after a crash, gets the same id. */
export function pendingOrderFor(deps: Pick<DataDeps, 'storage' | 'newId'>, bodyText: string) {
  return pendingMutationFor(deps, KEY, bodyText);
}

export function passPendingOn(
  { storage }: Pick<DataDeps, 'storage'>,
  oldId: string,
  { id, secret }: Pick<PendingMutation, 'id' | 'secret'>,
): void {
  const kept = readPendingMutation({ storage }, KEY);
  if (kept?.id === oldId) storage.write(KEY, JSON.stringify({ ...kept, id, secret }));
}

/** Removes the lines of a saved order from the cart; lines added since stay. */
export function forgetCart({ storage }: Pick<DataDeps, 'storage'>, ordered: readonly CartLine[]) {
  const cart = cartFromStore(storage.read(CART_KEY));
  const ids = new Set(ordered.map((line) => line.id));
  const items = cart.items.filter((line) => !ids.has(line.id));
  storage.write(CART_KEY, cartToStore({ ...cart, items }));
  storage.write(KEY, null);
}

/** Removes the lines of a stored order that a crash left in the cart. */
export async function finishPendingOrder(deps: GuestDeps): Promise<void> {
  const pending = readPendingMutation(deps, KEY);
  if (!pending) return;
  const { db } = deps;
  const order = await withDb(db, () => db.myOrder.get(pending.id));
  if (order) forgetCart(deps, order.lines);
}
