import * as v from 'valibot';
import { uuidText } from '../fields';
import { kurusOf, liraText, wholeKurus } from '../money';
import type { PaymentKind } from '../seatings/seating';
import type { Mutation } from '../sync/mutation';
import { BY_GUEST, FOREVER, ORDER_TTL_MS } from '../sync/mutation';
import { TAKEN_METHODS } from '../tender-methods';
import type { OrderLineInput } from './place-order';
import type { PricedOrder } from './price-order';

export const SERVICE_TYPES = ['table', 'collection', 'delivery'] as const;
export type ServiceType = (typeof SERVICE_TYPES)[number];

export const DELIVERY_FEE_KURUS = 15_000;
export const DELIVERY_RADIUS_KM = 3;
export const COLLECTION_READY_MINUTES = { from: 15, to: 20 } as const;

export const ORDER_STATUSES = [
  'pending',
  'confirmed',
  'preparing',
  'ready',
  'completed',
  'cancelled',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** What the mutations of staff about an order share. */
export const OF_ORDER = {
  entity: 'order',
  method: 'POST',
  need: 'orders.change',
  ttlMs: FOREVER,
  staleCode: 'stale_order',
  row: { name: 'order', store: 'order' },
} as const;

export function orderStatusOf(text: string): OrderStatus {
  return ORDER_STATUSES.find((status) => status === text) ?? 'pending';
}

export function isRunning(status: string): boolean {
  const known = orderStatusOf(status);
  return known !== 'completed' && known !== 'cancelled';
}

export function deliveryFeeKurus(
  serviceType: ServiceType,
  feeForDelivery: number = DELIVERY_FEE_KURUS,
): number {
  return serviceType === 'delivery' ? feeForDelivery : 0;
}

/**
 * What the menu said at the tap and says no more. `sold_out`: the dish was marked as sold out meanwhile; the order
 * stands. `tap_price`: the line has the price of the tap. `new_price`: nothing proves the price of the tap, so the line
 * has the present one. The amounts are lira as text.
 */
export type OrderRemark = { lineNo: number } & (
  | { kind: 'sold_out' }
  | { kind: 'tap_price' | 'new_price'; tapped: string; now: string }
);

const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Returns a short code for people ("B-7K2M"), made from the random end of the id. */
export function orderCode(orderId: string): string {
  let number = Number.parseInt(orderId.replaceAll('-', '').slice(-10), 16);
  let code = '';
  for (let i = 0; i < 4; i += 1) {
    code += CODE_LETTERS[number % CODE_LETTERS.length];
    number = Math.floor(number / CODE_LETTERS.length);
  }
  return `B-${code}`;
}

const TOLD = ['sold_out', 'guest_asked', 'too_busy', 'out_of_area', 'duplicate'] as const;

/** Staff choose from a list, because the permanent audit log must not contain guests' personal data. */
export const CANCEL_REASONS = [...TOLD, 'guest_gone', 'mistake', 'other'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

export function cancelReasonOf(text: string | null | undefined): CancelReason | null {
  return CANCEL_REASONS.find((reason) => reason === text) ?? null;
}

/** Returns the reason for the guest; null means that the guest reads only of the cancellation. */
export function toldReason(reason: CancelReason | null): CancelReason | null {
  return TOLD.find((told) => told === reason) ?? null;
}

/** Ends the alarm on every tablet. The separate sequence (`alarm:<id>`) never blocks the order's status changes. */
export const acknowledgeOrderMutation = {
  ...OF_ORDER,
  kind: 'order.acknowledge',
  entity: 'alarm',
  path: '/api/admin/orders/:id/acknowledge',
  schema: v.object({}),
} as const satisfies Mutation;

/** A tablet sends this report by itself. The separate sequence (`seen:<id>`) never delays the order's status. */
export const markOrderSeenMutation = {
  ...OF_ORDER,
  kind: 'order.seen',
  entity: 'seen',
  path: '/api/admin/orders/:id/seen',
  schema: v.object({}),
  need: 'orders.read',
  audit: null,
} as const satisfies Mutation;

/** Returns the time by the server's clock: reception minus the reported age, never before the order's creation. */
export function seenTime(orderReceivedAt: number, now: number, ageMs: number): number {
  return Math.min(now, Math.max(orderReceivedAt, now - ageMs));
}

export function canGuestCancel(status: OrderStatus): boolean {
  return status === 'pending';
}

const cancelOrderInput = v.object({
  /** The phone showed the QR code: if the server lacks the order so far, no tablet may import the order any more. */
  withdraw: v.exactOptional(v.literal(true)),
});

export const cancelOrderMutation = {
  kind: 'order.cancel',
  entity: 'order',
  path: '/api/orders/:id/cancel',
  schema: cancelOrderInput,
  ttlMs: ORDER_TTL_MS,
  staleCode: 'stale_order',
  ...BY_GUEST,
} as const satisfies Mutation;

const NEXT: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['confirmed', 'preparing', 'ready', 'completed', 'cancelled'],
  confirmed: ['pending', 'preparing', 'ready', 'completed', 'cancelled'],
  preparing: ['confirmed', 'ready', 'completed', 'cancelled'],
  ready: ['preparing', 'completed', 'cancelled'],
  completed: ['ready'],
  cancelled: [],
};

export function canChangeOrderStatus(from: OrderStatus, to: OrderStatus): boolean {
  return NEXT[from].includes(to);
}

type BilledOrder = { status: string; paidBy?: PaymentKind | null };

/** The offered steps: those of the status that leave a paid bill as it was paid. */
export function canMoveOrder(order: BilledOrder, to: OrderStatus): boolean {
  return canChangeOrderStatus(orderStatusOf(order.status), to) && !unsells(order, to);
}

/** True if the step would take back an order whose bill is paid. */
export function unsells({ paidBy }: Pick<BilledOrder, 'paidBy'>, to: OrderStatus): boolean {
  return Boolean(paidBy) && (to === 'cancelled' || to === 'pending');
}

const MINUTE_MS = 60_000;
/** Staff can move a completed order back to ready for this long (ms). */
const RECALL_MS = 30 * MINUTE_MS;
/** The server accepts a queued mutation up to this age (ms), which is longer than any shift. */
const MOST_WAITED_MS = 12 * 60 * MINUTE_MS;

/** The time of the tap decides, however late the server receives the mutation. */
export function canRecallOrder(completedAt: number, now: number, ageMs = 0): boolean {
  const tappedAt = now - Math.min(ageMs, MOST_WAITED_MS);
  return tappedAt - completedAt < RECALL_MS;
}

export function nextOrderStatus(from: OrderStatus): OrderStatus | null {
  return isRunning(from) ? (ORDER_STATUSES[ORDER_STATUSES.indexOf(from) + 1] ?? null) : null;
}

/** `from` is the status the person saw: a device that was offline must not overwrite a later change. */
const changeOrderStatusInput = v.object({
  status: v.picklist(ORDER_STATUSES, 'order.status_unknown'),
  from: v.exactOptional(v.picklist(ORDER_STATUSES, 'order.status_unknown')),
  reason: v.exactOptional(v.picklist(CANCEL_REASONS, 'order.reason_unknown')),
  /** Handing an order over with its own bill takes what is open by this method. */
  paidBy: v.exactOptional(v.picklist(TAKEN_METHODS, 'transaction.method_required')),
  /** The box of the device that took cash. */
  drawer: v.exactOptional(uuidText),
});

/** Mutations of older builds and of third-party clients carry no reason, so the server records "other". */
export function cancelReason({ status, reason }: ChangeOrderStatusInput): CancelReason | null {
  return status === 'cancelled' ? (reason ?? 'other') : null;
}

export type ChangeOrderStatusInput = v.InferOutput<typeof changeOrderStatusInput>;

export const changeOrderStatusMutation = {
  ...OF_ORDER,
  kind: 'order.status',
  method: 'PATCH',
  path: '/api/admin/orders/:id/status',
  schema: changeOrderStatusInput,
  shows: ({ status, reason }: ChangeOrderStatusInput) => ({ status, cancelReason: reason ?? null }),
} as const satisfies Mutation;

/** Describes a difference from the order that the guest saw; `line` is the index in the order's items. */
export type OrderChange =
  | {
      kind: 'price';
      line: number;
      itemId: number;
      nameEn: string;
      nameTr: string;
      old: string;
      new: string;
    }
  | { kind: 'sold_out'; line: number; itemId: number; nameEn: string; nameTr: string }
  | { kind: 'total'; old: string; new: string };

export function orderChanges(
  seen: { items: readonly OrderLineInput[]; totalAmount: number | string },
  now: PricedOrder,
): OrderChange[] {
  const changes: OrderChange[] = now.lines.flatMap((line, index): OrderChange[] => {
    const { id: itemId, nameEn, nameTr } = line.item;
    if (line.isSoldOut) return [{ kind: 'sold_out', line: index, itemId, nameEn, nameTr }];
    const seenPrice = seen.items[index]?.price ?? null;
    if (seenPrice === null || kurusOf(seenPrice) === line.unitKurus) return [];
    const old = typeof seenPrice === 'number' ? seenPrice.toFixed(2) : seenPrice;
    return [
      { kind: 'price', line: index, itemId, nameEn, nameTr, old, new: liraText(line.unitKurus) },
    ];
  });
  if (kurusOf(seen.totalAmount) !== now.totalKurus) {
    changes.push({
      kind: 'total',
      old: liraText(wholeKurus(seen.totalAmount)),
      new: liraText(now.totalKurus),
    });
  }
  return changes;
}

export function isOnlyCheaper(changes: readonly OrderChange[]): boolean {
  const isTotalLower = changes.some((change) => change.kind === 'total');
  return isTotalLower && changes.every((change) => change.kind !== 'sold_out' && hasFallen(change));
}

function hasFallen(change: { old: string; new: string }): boolean {
  const [before, after] = [kurusOf(change.old), kurusOf(change.new)];
  return before !== null && after !== null && after < before;
}
