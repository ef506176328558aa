import { addLine, type CartLine } from '#domain/cart/cart';
import { cartFromStore, cartToStore } from '#domain/cart/stored-cart';
import { DomainError } from '#domain/error-codes';
import type { MenuItem } from '#domain/menu/menu-item';
import { liraText } from '#domain/money';
import { entityKey } from '#domain/sync/mutation';
import { withDb } from '../../db-health';
import type { DataDeps } from '../../deps';
import { CART_KEY } from '../../drafts/cart-keys';
import type { GuestDb } from '../../guest-db';
import { fetchMenuItems } from '../../menu/fetch-menu';
import { unitKurus } from '../../menu/unit-price';
import { unsavedOrder } from '../../orders/new-order';
import { entriesOf, mayHaveArrived, mayReachTablet, unsettled } from '../../outbox/entries';
import { inOutbox } from '../../outbox/outbox';
import { sendWhile } from '../../outbox/send-while';
import { cancelHere, cancelOrder } from './cancel-order';
import { discardOrder } from './discard-order';

/** Limits the wait for the server's response (ms). */
const PATIENCE_MS = 6_000;

/**
 * Puts an order's lines back into the cart at today's prices and discards the order. If a tablet may import the order,
 * asks the server first.
 * @throws DomainError not_found, in_progress (the server may have it), order.not_cancellable (the server has it),
 * order.unasked (no response; the app will ask)
 */
export async function reopenOrder(
  deps: DataDeps<GuestDb>,
  { orderId }: { orderId: string },
): Promise<void> {
  const { db, storage } = deps;
  // An unsaved order never left the cart.
  if (unsavedOrder(orderId)) return discardOrder(deps, { orderId });
  const items = await fetchMenuItems(deps.fetch);
  const withdrawn = await withdrawShown(deps, orderId);
  const lines =
    withdrawn ??
    (await inOutbox(deps, async () => {
      const order = await db.myOrder.get(orderId);
      if (!order) throw new DomainError('not_found');
      const open = unsettled(await entriesOf(db, entityKey('order', orderId)));
      if (open.some(mayHaveArrived)) throw new DomainError('in_progress');
      await cancelHere(deps, open);
      return order.lines;
    }));
  const priced = lines.map((line) => atTodaysPrice(line, items));
  const cart = cartFromStore(storage.read(CART_KEY));
  storage.write(CART_KEY, cartToStore(priced.reduce(addLine, cart)));
}

function atTodaysPrice(line: CartLine, items: readonly MenuItem[]): CartLine {
  const item = items.find(({ id }) => id === line.originalMenuItemId);
  return item ? { ...line, price: liraText(unitKurus(item, line.customizations ?? {})) } : line;
}

/** Ends an order on the server and then here. Resolves to its lines, or to null if no tablet may import the order. */
async function withdrawShown(deps: DataDeps<GuestDb>, orderId: string): Promise<CartLine[] | null> {
  const { db } = deps;
  const openNow = async () => unsettled(await entriesOf(db, entityKey('order', orderId)));
  if (!(await openNow()).some(mayReachTablet)) return null;
  const order = await withDb(db, () => db.myOrder.get(orderId));
  if (!order) throw new DomainError('not_found');
  await cancelOrder(deps, { orderId });
  await sendWhile(deps, PATIENCE_MS, async () => (await openNow()).some(isAsking));
  const left = await openNow();
  if (left.some(isAsking)) throw new DomainError('order.unasked');
  if (left.length > 0) throw new DomainError('order.not_cancellable');
  return order.lines;
}

function isAsking({ kind, state }: { kind: string; state: string }): boolean {
  return kind === 'order.cancel' && (state === 'queued' || state === 'sending');
}
