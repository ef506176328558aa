import type { OrderResponse } from '#domain/orders/guest-order';
import { canGuestCancel, type OrderChange, orderStatusOf } from '#domain/orders/order';
import type { OutboxEntry } from '#domain/registry/guest-mutations';
import { type DeviceClock, entryAgeMs, mayReconfirm } from '#domain/sync/mutation';
import { recordOf } from '../json';
import { cancelRefusal, FRESH_MS, isCancelPending, isOpen, refusalOf } from '../outbox/outbox-rows';
import { type LocalOrder, localOrderOf, type MyOrder } from './my-order';
import { changesOf, newTotalOf } from './new-order';

/** Merges this device's copy of an order with the server's response, for the screens. */
export type OrderOnDevice =
  | { state: 'loading' }
  | { state: 'unknown' }
  | {
      state: 'queued' | 'sending' | 'blocked' | 'quarantined';
      local: LocalOrder;
      /** When the app first sent the order; null means not yet. */
      sentAt: number | null;
      cancelPending: boolean;
    }
  | {
      state: 'stale';
      local: LocalOrder;
      ageMs: number;
      mayReconfirm: boolean;
      isShown: boolean;
    }
  | { state: 'changed'; local: LocalOrder; changes: OrderChange[]; newTotalKurus: number }
  | { state: 'refused'; local: LocalOrder; code: string; message: string }
  | { state: 'cancelled'; local: LocalOrder }
  | { state: 'superseded'; by: string }
  | {
      state: 'received';
      response: OrderResponse;
      /** When the device stored the order; `memory`: storage refused; `elsewhere`: another device placed the order. */
      saved: number | 'memory' | 'elsewhere';
      /** When the server last responded, by this device's clock and by the server's if known. */
      seenAt: number;
      barAt: number | null;
      wasKurus: number | null;
      isFresh: boolean;
      cancelPending: boolean;
      /** Holds the code of the refused cancellation; null means not requested, or accepted. */
      cancelRefused: string | null;
    };

export function orderOnDevice(
  order: MyOrder,
  entries: readonly OutboxEntry[],
  clock: DeviceClock,
): OrderOnDevice {
  if (order.supersededBy) return { state: 'superseded', by: order.supersededBy };
  const create = entries.find((entry) => entry.kind === 'order.create');
  if (order.answer) return received(order, order.answer, entries, clock.now);
  const local = localOrderOf(order);
  const sentAt = create?.sentAt ?? null;
  if (!isOpen(create)) return { state: 'cancelled', local };
  switch (create.state) {
    case 'queued':
    case 'sending':
    case 'quarantined':
      return { state: create.state, local, sentAt, cancelPending: isCancelPending(entries) };
    case 'blocked_auth':
    case 'blocked_upgrade':
      return { state: 'blocked', local, sentAt, cancelPending: false };
    case 'needs_user':
      return isCancelPending(entries)
        ? { state: 'queued', local, sentAt, cancelPending: true }
        : asked(local, create, clock);
    case 'rejected':
      return { ...refusalOf(create), local };
  }
}

function received(
  order: MyOrder,
  response: OrderResponse,
  entries: readonly OutboxEntry[],
  now: number,
): OrderOnDevice {
  const seenAt = order.seenAt ?? order.createdAt;
  const isCancellable = canGuestCancel(orderStatusOf(response.order.status));
  return {
    state: 'received',
    response,
    saved: order.isUnsaved ? 'memory' : order.createdAt,
    seenAt,
    barAt: order.barAt ?? null,
    wasKurus: order.wasKurus ?? null,
    isFresh: order.seenAt !== undefined && now - order.seenAt < FRESH_MS,
    cancelPending: isCancellable && isCancelPending(entries),
    cancelRefused: cancelRefusal(entries),
  };
}

function asked(local: LocalOrder, create: OutboxEntry, clock: DeviceClock): OrderOnDevice {
  const response = recordOf(create.answer);
  switch (create.lastCode) {
    case 'price_changed':
    case 'sold_out':
      return {
        state: 'changed',
        local,
        changes: changesOf(response),
        newTotalKurus: newTotalOf(response) ?? local.totalKurus,
      };
    case 'stale_order':
      return {
        state: 'stale',
        local,
        ageMs: entryAgeMs(create, clock),
        mayReconfirm: mayReconfirm(create, clock),
        isShown: create.shownAt !== undefined,
      };
    default:
      return { ...refusalOf(create), local };
  }
}
