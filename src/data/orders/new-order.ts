import { Dexie } from 'dexie';
import type { CartLine } from '#domain/cart/cart';
import { cartFromStore, cartToStore, cartTotalKurus } from '#domain/cart/cart';
import { DomainError } from '#domain/error-codes';
import { kurusOf, liraText } from '#domain/money';
import type { OrderChange } from '#domain/orders/order';
import { isOnlyCheaper, orderCode } from '#domain/orders/order';
import type { PlaceOrderBody } from '#domain/orders/place-order';
import { placeOrderMutation } from '#domain/orders/place-order';
import type { OutboxEntry } from '#domain/registry/guest-mutations';
import type { EntryState } from '#domain/sync/mutation';
import { entityKey, pushVerdict, retryDelayMs } from '#domain/sync/mutation';
import type { CheckoutDraft, DataDeps, GuestDb, GuestDeps, MyOrder, Received } from '../db';
import { withDb } from '../db';
import { CART_KEY } from '../drafts/cart-keys';
import { capabilityOf, newSecret } from '../ids';
import { isRecord, recordOf, textField } from '../json';
import type { EntryDeps, PendingMutation } from '../outbox/outbox';
import {
  advanced,
  entriesOf,
  firstSeq,
  mayReachTablet,
  newEntry,
  pendingMutationFor,
  readEntry,
  readPendingMutation,
} from '../outbox/outbox';
import { send } from '../outbox/send';
import { createStore } from '../store';
import { confirmationOf, responseFromConfirmation, withoutSecret } from './my-order';

export function changesOf(response: unknown): OrderChange[] {
  const changes = isRecord(response) ? response.changes : null;
  return Array.isArray(changes) ? changes.filter(isChange) : [];
}

/** Returns the total without sold-out lines, in kuruş; null if the refusal lacks the total. */
export function newTotalOf(response: unknown): number | null {
  const total = isRecord(response) ? response.totalAmount : null;
  return typeof total === 'string' || typeof total === 'number' ? kurusOf(total) : null;
}

/** Returns the lines at the server's prices, without sold-out ones. */
function changedLines(lines: readonly CartLine[], changes: readonly OrderChange[]): CartLine[] {
  return lines.flatMap((line, index) => {
    const ofLine = changes.filter((change) => change.kind !== 'total' && change.line === index);
    if (ofLine.some((change) => change.kind === 'sold_out')) return [];
    const price = ofLine.find((change) => change.kind === 'price')?.new ?? line.price;
    return [{ ...line, price }];
  });
}

function isChange(change: unknown): change is OrderChange {
  if (!isRecord(change)) return false;
  if (change.kind === 'total') return typeof change.new === 'string';
  if (typeof change.line !== 'number') return false;
  return change.kind === 'sold_out' || (change.kind === 'price' && typeof change.new === 'string');
}

/** Returns the cart at the server's prices. @throws DomainError order.empty */
export function acceptedCart(order: MyOrder, refusal: unknown): OrderedCart {
  const lines = changedLines(order.lines, changesOf(refusal));
  if (lines.length === 0) throw new DomainError('order.empty');
  return { lines, draft: order.draft, totalKurus: newTotalOf(refusal) ?? order.totalKurus };
}

/** Replaces an order inside the outbox's transaction. A second confirmation gets the id of the first. */
export async function supersede(
  deps: Pick<GuestDeps, 'db' | 'now'>,
  oldId: string,
  made: NewOrder,
): Promise<string> {
  const { db } = deps;
  const old = readEntry(await db.outbox.get(oldId));
  const oldOrder = await db.myOrder.get(oldId);
  if (old?.state !== 'needs_user' || !oldOrder) return oldOrder?.supersededBy ?? oldId;
  const newId = made.order.id;
  const ended = advanced(old, 'userConfirm', deps.now());
  await db.outbox.put({ ...ended, supersededBy: newId });
  await db.myOrder.put({ ...withoutSecret(oldOrder), supersededBy: newId });
  await addOrder(db, {
    entry: { ...made.entry, supersedes: oldId },
    order: { ...made.order, supersedes: oldId },
  });
  return newId;
}

type Asked = { entry: OutboxEntry; order: MyOrder };
type Deps = Pick<DataDeps, 'now' | 'mono' | 'bootId' | 'newId'>;

/** Returns the same order at the server's lower price, if no dish is missing; null means that a person must decide. */
export async function cheaperOrder(deps: Deps, { entry, order }: Asked, refusal: unknown) {
  if (!asksForLess(order, refusal)) return null;
  const cart = acceptedCart(order, refusal);
  const memberId = textField(recordOf(entry.body), 'userId');
  const made = await newOrder(deps, cart, { id: deps.newId(), secret: newSecret(), memberId });
  const { createdAt, bootId, createdMono, language } = entry;
  return {
    entry: { ...made.entry, createdAt, bootId, createdMono, ...(language ? { language } : {}) },
    order: {
      ...made.order,
      createdAt: order.createdAt,
      wasKurus: order.wasKurus ?? order.totalKurus,
    },
  };
}

function asksForLess(order: MyOrder, refusal: unknown): boolean {
  if (!isRecord(refusal) || refusal.code !== 'price_changed') return false;
  const changes = changesOf(refusal);
  // Changes unknown to this build need a person.
  const isAllRead = Array.isArray(refusal.changes) && refusal.changes.length === changes.length;
  const total = newTotalOf(refusal);
  return isAllRead && isOnlyCheaper(changes) && total !== null && total < order.totalKurus;
}

/** After a request to end an order, stores its end, or reads the confirmation if a tablet has imported the order. */
export async function afterTakingBack(db: GuestDb, { id, state, now }: Received): Promise<void> {
  const entries = await entriesOf(db, entityKey('order', id));
  const made = entries.find((entry) => entry.id === id);
  if (!made || !mayReachTablet(made)) return;
  if (state === 'acked') {
    await db.outbox.put(advanced(made, 'userCancel', now));
    const order = await db.myOrder.get(id);
    if (order) await db.myOrder.put(withoutSecret(order));
  } else if (state === 'rejected') {
    const event = made.state === 'needs_user' ? 'userAgain' : 'updateApplied';
    const asking = { ...advanced(made, event, now), seqInKey: firstSeq(entries), nextAt: now };
    await db.outbox.put(asking);
  }
}

const KEY = 'pending-order';

/** Returns the id for a tap: a second tap on the same cart, also after a crash, gets the same id. */
export function pendingOrderFor(deps: Pick<DataDeps, 'storage' | 'newId'>, bodyText: string) {
  return pendingMutationFor(deps, KEY, bodyText);
}

function passPendingOn(
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

export type OrderedCart = {
  lines: readonly CartLine[];
  draft: CheckoutDraft;
  totalKurus: number;
};

/** Returns the same bytes for the same cart and draft. @param memberId the server uses its own session instead */
export function orderBody(
  { lines, draft, totalKurus }: OrderedCart,
  memberId: string | null = null,
): PlaceOrderBody {
  const { serviceType, tableNumber, delivery, guestName, seat } = draft;
  const shared = {
    items: lines.filter((line) => !line.holdId).map(lineBody),
    ...freeDishes(lines),
    ...(memberId ? { userId: memberId } : {}),
    totalAmount: liraText(totalKurus),
    paymentMethod: 'offline' as const,
    ...(guestName.trim() ? { guestName } : {}),
  };
  if (serviceType === 'delivery') {
    return { ...shared, serviceType, deliveryAddress: { ...delivery } };
  }
  const service = serviceType ?? 'table';
  return {
    ...shared,
    serviceType: service,
    ...(service === 'table' && tableNumber.trim() ? { tableNumber } : {}),
    ...(service === 'table' && seat ? { seat } : {}),
    ...(service === 'collection' && delivery.phone.trim() ? { guestPhone: delivery.phone } : {}),
  };
}

function freeDishes(lines: readonly CartLine[]) {
  const free = lines.filter((line) => line.holdId);
  if (free.length === 0) return {};
  return {
    redeemedItems: free.map(({ originalMenuItemId, customizations, pointsUsed, holdId }) => ({
      originalMenuItemId,
      quantity: 1 as const,
      ...(customizations ? { customizations } : {}),
      pointsUsed,
      holdId,
    })),
  };
}

function lineBody({ originalMenuItemId, quantity, customizations, price }: CartLine) {
  const kurus = kurusOf(price);
  return {
    originalMenuItemId,
    quantity,
    ...(customizations ? { customizations } : {}),
    ...(kurus === null ? {} : { price: liraText(kurus) }),
  };
}

type UnsavedOrder = { entry: OutboxEntry; order: MyOrder };

export const unsavedOrders = createStore<ReadonlyMap<string, UnsavedOrder>>(new Map());

export function unsavedOrder(orderId: string): UnsavedOrder | undefined {
  return unsavedOrders.get().get(orderId);
}

export function isBeingSent(orderId: string): boolean {
  const unsaved = unsavedOrder(orderId);
  if (unsaved?.order.supersededBy) return isBeingSent(unsaved.order.supersededBy);
  const state = unsaved?.entry.state;
  return state === 'queued' || state === 'sending' || state === 'acked';
}

/**
 * Sends an order that the browser could not store, and retries until the server responds. Retries with the same id,
 * also after a reload, make one order. The cart stays until the server has the order. Resolves when no retry follows.
 */
export async function sendUnsaved(deps: DataDeps, unsaved: UnsavedOrder): Promise<EntryState> {
  const { order: made } = unsaved;
  for (let current: UnsavedOrder = { ...unsaved, order: { ...made, isUnsaved: true } }; ; ) {
    const entry = { ...advanced(current.entry, 'claim', deps.now()), sentAt: deps.now() };
    keepUnsaved({ ...current, entry });
    const response = await send(deps, entry);
    const event = pushVerdict(response);
    const told = {
      ...entry,
      attempts: entry.attempts + 1,
      ...(response ? { lastHttp: response.status, answer: response.text } : {}),
      ...(response?.code ? { lastCode: response.code } : {}),
    };
    const confirmation = event === 'ack' ? confirmationOf(response?.body) : null;
    const { order } = current;
    current = {
      entry: advanced(told, event, deps.now()),
      order: confirmation
        ? { ...order, answer: responseFromConfirmation(order, confirmation), seenAt: deps.now() }
        : order,
    };
    keepUnsaved(current);
    if (confirmation) forgetCart(deps, order.lines);
    if (current.entry.state === 'needs_user') {
      const made = await cheaperOrder(deps, current, response?.body);
      if (made) replaceUnsaved(deps, current, made);
    }
    if (current.entry.state !== 'queued') return current.entry.state;
    await deps.wait(retryDelayMs(told.attempts, deps.random(), response ?? {}));
  }
}

export function keepUnsaved(unsaved: UnsavedOrder): void {
  unsavedOrders.set(new Map(unsavedOrders.get()).set(unsaved.order.id, unsaved));
}

export function forgetUnsaved(orderId: string): void {
  const left = new Map(unsavedOrders.get());
  left.delete(orderId);
  unsavedOrders.set(left);
}

/** Confirms the server's changes: a new order replaces this one, also for the next tap on the cart. */
export function replaceUnsaved(deps: DataDeps, old: UnsavedOrder, made: UnsavedOrder): void {
  const entry = advanced(old.entry, 'userConfirm', deps.now());
  keepUnsaved({ entry, order: { ...old.order, supersededBy: made.order.id } });
  passPendingOn(deps, old.order.id, made.order);
  void sendUnsaved(deps, made);
}

type NewOrder = { entry: ReturnType<typeof newEntry>; order: MyOrder };

type NamedOrder = Pick<PendingMutation, 'id' | 'secret'> & {
  memberId?: string | null;
};

export async function newOrder(
  deps: EntryDeps,
  ordered: OrderedCart,
  { id, secret, memberId = null }: NamedOrder,
): Promise<NewOrder> {
  const cart = { ...ordered, lines: freeLast(ordered.lines) };
  const entry = newEntry(deps, {
    id,
    mutation: placeOrderMutation,
    entityId: id,
    seqInKey: 0,
    body: orderBody(cart, memberId),
    principal: await capabilityOf(secret),
    secret,
  });
  const { lines, draft, totalKurus } = cart;
  const feeKurus = draft.serviceType === 'delivery' ? totalKurus - cartTotalKurus(lines) : 0;
  const shown = { lines: [...lines], draft, totalKurus, feeKurus };
  return {
    entry,
    order: { id, code: orderCode(id), secret, createdAt: entry.createdAt, ...shown },
  };
}

/** Orders the lines as the server does: its error about line 3 refers to the third line here. */
function freeLast(lines: readonly CartLine[]): CartLine[] {
  return [...lines.filter((line) => !line.holdId), ...lines.filter((line) => line.holdId)];
}

/**
 * Adds an order and its mutation in parallel, for speed. For use inside the outbox's transaction, which commits by
 * itself: an explicit commit on a full phone hangs in Chromium.
 * @throws an error that `isHereAlready` recognizes if the order exists; then nothing is written
 */
export async function addOrder(db: GuestDb, { entry, order }: NewOrder): Promise<void> {
  await Promise.all([db.myOrder.add(order), db.outbox.add(entry)]);
}

/** True if an earlier tap or attempt has added the order. */
export function isHereAlready(error: unknown): boolean {
  return error instanceof Dexie.ConstraintError;
}
