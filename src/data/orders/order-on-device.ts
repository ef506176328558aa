import type { CartLine } from '#domain/cart/cart';
import { DomainError, errorCodeOf } from '#domain/error-codes';
import { dishOf } from '#domain/menu/menu-item';
import type { OrderItemRead, OrderResponse } from '#domain/orders/guest-order';
import type { OrderChange } from '#domain/orders/order';
import { cancelOrderMutation, canGuestCancel, orderStatusOf } from '#domain/orders/order';
import { UNSEEN_AFTER_MS } from '#domain/orders/order-ageing';
import type { OutboxEntry } from '#domain/registry/guest-mutations';
import type { DeviceClock } from '#domain/sync/mutation';
import { entryAgeMs, HEADERS, mayReconfirm, pushVerdict } from '#domain/sync/mutation';
import { askForOwn } from '../ask-for-own';
import { KEPT_HEADER } from '../cache-names';
import type { DataDeps, FetchPort, GuestDeps, MyOrder } from '../db';
import { withDb } from '../db';
import { isRecord, recordOf } from '../json';
import { inOutbox, newEntry, settleArrived } from '../outbox/outbox';
import { cancelRefusal, FRESH_MS, isCancelPending, isOpen, refusalOf } from '../outbox/outbox-rows';
import { send } from '../outbox/send';
import type { LocalOrder } from './my-order';
import { localOrderOf, withoutPerson } from './my-order';
import { changesOf, keepUnsaved, newTotalOf, unsavedOrder } from './new-order';

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

type OrderReading =
  | { kind: 'found'; response: OrderResponse; barAt: number | null }
  | { kind: 'unknown' | 'unreachable' };

export async function readOrder(
  fetch: FetchPort,
  orderId: string,
  secret: string | undefined,
): Promise<OrderReading> {
  const reading = await askForOwn(fetch, `/api/orders/${encodeURIComponent(orderId)}`, secret);
  if (reading.kind !== 'received') return reading;
  const { body, response } = reading;
  if (!isOrderResponse(body)) return { kind: 'unreachable' };
  const order = { ...body.order, guestEmail: null, guestPhone: null };
  return { kind: 'found', response: { ...body, order }, barAt: barTimeOf(response) };
}

/** The app polls faster for this long (ms), until a tablet has shown the order. */
const LIVELY_MS = UNSEEN_AFTER_MS + 15_000;

export function nextReadMs(watchedMs: number): number {
  if (watchedMs < LIVELY_MS) return 5_000;
  return watchedMs < 600_000 ? 15_000 : 60_000;
}

/** Returns the server's time, or null if a cache may have kept the response. */
function barTimeOf({ headers }: Response): number | null {
  const told = Number(headers.get(HEADERS.now) ?? Number.NaN);
  return Number.isNaN(told) || headers.has(KEPT_HEADER) ? null : told;
}

function isOrderResponse(response: unknown): response is OrderResponse {
  return (
    isRecord(response) &&
    isRecord(response.order) &&
    typeof response.order.id === 'string' &&
    typeof response.order.status === 'string' &&
    Array.isArray(response.items)
  );
}

export async function refreshOrder(deps: GuestDeps, orderId: string): Promise<OrderReading> {
  const unsaved = unsavedOrder(orderId);
  if (unsaved) {
    const reading = await readOrder(deps.fetch, orderId, unsaved.order.secret);
    const known = unsavedOrder(orderId);
    if (known) keepUnsaved({ ...known, order: toldBy(reading, known.order, deps.now()) });
    return reading;
  }
  return refreshSaved(deps, orderId);
}

async function refreshSaved(deps: GuestDeps, orderId: string): Promise<OrderReading> {
  const { db } = deps;
  const order = await withDb(db, () => db.myOrder.get(orderId)).catch(() => undefined);
  const reading = await readOrder(deps.fetch, orderId, order?.secret);
  if (!order || reading.kind !== 'found') return reading;
  const isSettled = await inOutbox(deps, async () => {
    const kept = await db.myOrder.get(orderId);
    if (!kept) return false;
    const told = toldBy(reading, kept, deps.now());
    const isNews = await settleArrived(deps, orderId);
    await db.myOrder.put(isNews ? withoutPerson(told) : told);
    return isNews;
  });
  // The outbox can now send mutations that waited for the order.
  if (isSettled) deps.wake();
  return reading;
}

function toldBy(reading: OrderReading, order: MyOrder, seenAt: number): MyOrder {
  if (reading.kind !== 'found') return order;
  const { response, barAt } = reading;
  if (order.answer && order.answer.order.v > response.order.v) return order;
  const { barAt: _before, ...kept } = order;
  return { ...kept, answer: response, seenAt, ...(barAt === null ? {} : { barAt }) };
}

/**
 * Cancels an order that the browser could not store: sends the request immediately, since nothing can be queued.
 * @throws DomainError in_progress (the order has no response yet), busy (no response), or the server's refusal
 */
export async function cancelUnsaved(deps: DataDeps, orderId: string): Promise<void> {
  const unsaved = unsavedOrder(orderId);
  const known = unsaved?.order.answer;
  if (!unsaved || !known) throw new DomainError('in_progress');
  const { secret } = unsaved.order;
  const { principal } = unsaved.entry;
  const entry = newEntry(deps, {
    id: deps.newId(),
    mutation: cancelOrderMutation,
    entityId: orderId,
    seqInKey: 1,
    body: {},
    principal,
    secret,
  });
  const response = await send(deps, entry);
  if (pushVerdict(response) !== 'ack') throw new DomainError(errorCodeOf(response?.code, 'busy'));
  const cancelled = { ...known, order: { ...known.order, status: 'cancelled' } };
  keepUnsaved({ ...unsaved, order: { ...unsaved.order, answer: cancelled } });
}

export function servedLine(item: OrderItemRead, index: number): CartLine {
  const { friesType: _fries, sauceType: _sauce, ...customizations } = item.customizations;
  return {
    id: index + 1,
    originalMenuItemId: item.menuItemId,
    name: item.nameEn,
    nameEn: dishOf(item.nameEn, customizations, 'en'),
    nameTr: dishOf(item.nameTr, customizations, 'tr'),
    price: item.unitPrice,
    quantity: item.quantity,
    imageUrl: item.imageUrl,
    ...(Object.keys(customizations).length > 0 ? { customizations } : {}),
    ...(item.isRedeemed ? { isRedeemed: true } : {}),
  };
}
