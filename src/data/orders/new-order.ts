import { Dexie } from 'dexie';
import { type CartLine, cartTotalKurus } from '#domain/cart/cart';
import { kurusOf, liraText } from '#domain/money';
import { orderCode } from '#domain/orders/order';
import { type PlaceOrderBody, placeOrderMutation } from '#domain/orders/place-order';
import type { OutboxEntry } from '#domain/registry/outbox-entry';
import type { EntryState } from '#domain/sync/entry-state';
import { pushVerdict, retryDelayMs } from '#domain/sync/mutation';
import type { DataDeps } from '../deps';
import type { GuestDb } from '../guest-db';
import { capabilityOf } from '../ids';
import { type EntryDeps, newEntry, type PendingMutation } from '../outbox/entries';
import { advanced } from '../outbox/outbox';
import { send } from '../outbox/send';
import { createStore } from '../store';
import { cheaperOrder } from './changed-cart';
import {
  type CheckoutDraft,
  confirmationOf,
  type MyOrder,
  responseFromConfirmation,
} from './my-order';
import { forgetCart, passPendingOn } from './pending-order';

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

export type NewOrder = { entry: ReturnType<typeof newEntry>; order: MyOrder };

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
