import type { CartLine } from '#domain/cart/cart';
import { addLine, cartFromStore, cartToStore } from '#domain/cart/cart';
import { DomainError } from '#domain/error-codes';
import type { MenuItem } from '#domain/menu/menu-item';
import { liraText } from '#domain/money';
import type { OrderItemRead } from '#domain/orders/guest-order';
import { cancelOrderMutation } from '#domain/orders/order';
import { placeOrderMutation } from '#domain/orders/place-order';
import type { OutboxEntry } from '#domain/registry/guest-mutations';
import { entityKey, isStale, mayReconfirm } from '#domain/sync/mutation';
import { memberIdIn } from '../../club/club-store';
import type { DataDeps, FetchPort, GuestDeps } from '../../db';
import { clockOf, withDb } from '../../db';
import { CART_KEY } from '../../drafts/cart-keys';
import { newSecret } from '../../ids';
import { recordOf } from '../../json';
import { menuItemsOf, unitKurus } from '../../menu/menu-store';
import { withoutSecret } from '../../orders/my-order';
import type { OrderedCart } from '../../orders/new-order';
import {
  acceptedCart,
  addOrder,
  forgetCart,
  forgetUnsaved,
  isBeingSent,
  isHereAlready,
  newOrder,
  orderBody,
  pendingOrderFor,
  replaceUnsaved,
  sendUnsaved,
  supersede,
  unsavedOrder,
} from '../../orders/new-order';
import { cancelUnsaved, servedLine } from '../../orders/order-on-device';
import { sendWhile } from '../../outbox/drain';
import {
  advanced,
  entriesOf,
  inOutbox,
  mayHaveArrived,
  mayReachTablet,
  readEntry,
  saveWithRoom,
  unsettled,
} from '../../outbox/outbox';
import { cancelEntries, takeBack } from '../../outbox/outbox-rows';
import { noteRefusal } from '../../storage/keep-storage';

type Again = {
  orderId: string;
  served?: readonly OrderItemRead[];
};

/**
 * Adds an earlier order's dishes to the cart, which shows changed prices; leaves out dishes paid with points.
 * @throws DomainError not_found
 */
export async function orderAgain({ db, now, storage }: GuestDeps, { orderId, served }: Again) {
  const order = unsavedOrder(orderId)?.order ?? (await db.myOrder.get(orderId));
  const ordered = order?.lines ?? served?.map(servedLine);
  if (!ordered) throw new DomainError('not_found');
  const cart = cartFromStore(storage.read(CART_KEY));
  const firstId = Math.max(now(), ...cart.items.map((line) => line.id + 1));
  const paid = ordered.filter(({ holdId, isRedeemed }) => !holdId && !isRedeemed);
  const lines = paid.map((line, index) => ({ ...line, id: firstId + index }));
  storage.write(CART_KEY, cartToStore(lines.reduce(addLine, cart)));
}

type PlacedOrder = { orderId: string; saved: 'device' | 'memory' };

/**
 * Stores and queues an order. A second tap on the same cart makes no second order. `memory`: the browser refused to
 * store; the app sends at once and keeps the cart until the server responds. @throws DomainError order.empty
 */
export async function placeOrder(deps: GuestDeps, cart: OrderedCart): Promise<PlacedOrder> {
  if (cart.lines.length === 0) throw new DomainError('order.empty');
  const pending = pendingOrderFor(deps, JSON.stringify(orderBody(cart)));
  if (isBeingSent(pending.id)) return { orderId: pending.id, saved: 'memory' };
  const made = await newOrder(deps, cart, { ...pending, memberId: memberIdIn(deps.storage) });
  try {
    await saveWithRoom(deps, () => addOrder(deps.db, made)).catch((error) => {
      if (!isHereAlready(error)) throw error;
    });
  } catch (error) {
    console.error(error);
    noteRefusal(error);
    void sendUnsaved(deps, made);
    return { orderId: pending.id, saved: 'memory' };
  }
  forgetCart(deps, cart.lines);
  deps.wake();
  return { orderId: pending.id, saved: 'device' };
}

/** Cancels locally if the server cannot have the order, otherwise by a mutation. @throws DomainError not_found */
export async function cancelOrder(deps: GuestDeps, { orderId }: { orderId: string }) {
  const { db } = deps;
  if (unsavedOrder(orderId)) return cancelUnsaved(deps, orderId);
  const secret = (await withDb(db, () => db.myOrder.get(orderId)))?.secret;
  if (secret === undefined) throw new DomainError('not_found');
  await takeBack(deps, {
    id: orderId,
    secret,
    create: placeOrderMutation,
    cancel: cancelOrderMutation,
    forget: () => forgetPerson(deps, orderId),
  });
}

/** Ends unsent mutations and deletes the order's personal data; runs inside a transaction. */
async function cancelHere(deps: GuestDeps, entries: readonly OutboxEntry[]): Promise<void> {
  await cancelEntries(deps, entries);
  const create = entries.find((entry) => entry.kind === 'order.create');
  if (create) await forgetPerson(deps, create.id);
}

async function forgetPerson({ db }: GuestDeps, orderId: string): Promise<void> {
  const order = await db.myOrder.get(orderId);
  if (order) await db.myOrder.put(withoutSecret(order));
}

/** Discards a refused order and its queued mutations. @throws DomainError in_progress if the server may have it */
export async function discardOrder(deps: GuestDeps, { orderId }: { orderId: string }) {
  const { db } = deps;
  const unsaved = unsavedOrder(orderId);
  if (unsaved) {
    if (mayHaveArrived(unsaved.entry)) throw new DomainError('in_progress');
    return forgetUnsaved(orderId);
  }
  const waiting = unsettled(await entriesOf(db, entityKey('order', orderId)));
  // The command ends once the server has blocked imports by tablets.
  if (waiting.some(mayReachTablet)) return cancelOrder(deps, { orderId });
  await inOutbox(deps, async () => {
    const open = unsettled(await entriesOf(db, entityKey('order', orderId)));
    if (open.some(mayHaveArrived)) throw new DomainError('in_progress');
    await cancelHere(deps, open);
    // A person has decided: the command deletes unreadable entries too.
    const rows = await db.outbox.where('entityKey').equals(entityKey('order', orderId)).toArray();
    await db.outbox.bulkDelete(rows.filter((row) => !readEntry(row)).map((row) => row.id));
  });
}

/** Stores id and secret beside the cart before the tap, and has slow phones compile the code. Queues nothing. */
export async function prepareOrder(deps: GuestDeps, cart: OrderedCart): Promise<void> {
  if (cart.lines.length === 0) return;
  const pending = pendingOrderFor(deps, JSON.stringify(orderBody(cart)));
  await newOrder(deps, cart, { ...pending, memberId: memberIdIn(deps.storage) });
}

export async function retryOrder(deps: DataDeps, { orderId }: { orderId: string }): Promise<void> {
  const { db, now } = deps;
  await inOutbox(deps, async () => {
    for (const entry of await entriesOf(db, entityKey('order', orderId))) {
      const isSetAside = entry.state === 'quarantined';
      const next = isSetAside ? advanced(entry, 'userConfirm', now()) : entry;
      if (next.state === 'queued') await db.outbox.put({ ...next, faults: 0, nextAt: now() });
    }
  });
  deps.wake();
}

export async function fetchMenuItems(fetch: FetchPort): Promise<MenuItem[]> {
  try {
    const response = await fetch('/api/menu/items');
    return response.ok ? menuItemsOf(await response.json()) : [];
  } catch {
    return [];
  }
}

/** Limits the wait for the server's response (ms). */
const PATIENCE_MS = 6_000;

/**
 * Puts an order's lines back into the cart at today's prices and discards the order. If a tablet may import the order,
 * asks the server first.
 * @throws DomainError not_found, in_progress (the server may have it), order.not_cancellable (the server has it),
 * order.unasked (no response; the app will ask)
 */
export async function reopenOrder(deps: GuestDeps, { orderId }: { orderId: string }) {
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
async function withdrawShown(deps: GuestDeps, orderId: string): Promise<CartLine[] | null> {
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

type Confirmation = { orderId: string; accept: 'changes' | 'stale' };

/**
 * Confirms an order that needs a decision: a new order with a new id replaces it in one transaction. After `changes`
 * the new order has the server's prices and no sold-out lines; after `stale`, the lines that the guest saw. An old
 * order whose QR code was shown keeps its id: a tablet may import it at any time.
 * @throws DomainError not_found, stale_order (too old to confirm), order.empty (nothing left)
 */
export async function confirmOrder(deps: GuestDeps, { orderId, accept }: Confirmation) {
  const { db } = deps;
  const unsaved = unsavedOrder(orderId);
  const asked = unsaved?.entry ?? readEntry(await withDb(db, () => db.outbox.get(orderId)));
  const order = unsaved?.order ?? (await withDb(db, () => db.myOrder.get(orderId)));
  if (order?.supersededBy) return { orderId: order.supersededBy };
  if (!order || asked?.state !== 'needs_user') throw new DomainError('not_found');
  if (mayReachTablet(asked)) return sendAgain(deps, asked);
  if (accept === 'stale') refuseTooOld(deps, asked);
  const cart = accept === 'changes' ? acceptedCart(order, recordOf(asked.answer)) : order;
  const memberId = memberIdIn(deps.storage);
  const made = await newOrder(deps, cart, { id: deps.newId(), secret: newSecret(), memberId });
  if (unsaved) {
    replaceUnsaved(deps, unsaved, made);
    return { orderId: made.order.id };
  }
  const takenBy = await inOutbox(deps, () => supersede(deps, orderId, made));
  deps.wake();
  return { orderId: takenBy };
}

function refuseTooOld(deps: GuestDeps, asked: OutboxEntry): void {
  const clock = clockOf(deps);
  if (isStale(asked, clock) && !mayReconfirm(asked, clock)) throw new DomainError('stale_order');
}

/** Sends the same order again; its age counts from its confirmation. */
async function sendAgain(deps: GuestDeps, asked: OutboxEntry): Promise<{ orderId: string }> {
  refuseTooOld(deps, asked);
  const { db } = deps;
  await inOutbox(deps, async () => {
    const entry = readEntry(await db.outbox.get(asked.id));
    if (!entry || !mayReachTablet(entry)) return;
    const { now: createdAt, mono: createdMono, bootId } = clockOf(deps);
    const renewed = { createdAt, createdMono, bootId, againAt: createdAt, nextAt: createdAt };
    await db.outbox.put({ ...advanced(entry, 'userAgain', createdAt), ...renewed });
  });
  deps.wake();
  return { orderId: asked.id };
}
