import type { OutboxEntry } from '#domain/registry/outbox-entry';
import type { EntryState } from '#domain/sync/entry-state';
import { pushVerdict, retryDelayMs } from '#domain/sync/mutation';
import type { DataDeps } from '../deps';
import { advanced } from '../outbox/outbox';
import { send } from '../outbox/send';
import { createStore } from '../store';
import { type Confirmation, confirmationOf, responseFromConfirmation } from './accepted-order';
import { cheaperOrder } from './cheaper-order';
import type { MyOrder } from './my-order';
import { forgetCart, passPendingOn } from './pending-order';

export type UnsavedOrder = { entry: OutboxEntry; order: MyOrder };

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
      order: confirmation ? { ...order, ...knownFrom(order, confirmation, deps.now()) } : order,
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

function knownFrom(order: MyOrder, confirmation: Confirmation, seenAt: number) {
  return { answer: responseFromConfirmation(order, confirmation), seenAt };
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
