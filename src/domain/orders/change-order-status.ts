import * as v from 'valibot';
import type { PaymentKind } from '../seatings/seating';
import { FOREVER, type Mutation } from '../sync/mutation';
import { CANCEL_REASONS, type CancelReason } from './cancel-reasons';
import { ORDER_STATUSES, type OrderStatus, orderStatusOf } from './order';

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
  const forward: Record<OrderStatus, OrderStatus | null> = {
    pending: 'confirmed',
    confirmed: 'preparing',
    preparing: 'ready',
    ready: 'completed',
    completed: null,
    cancelled: null,
  };
  return forward[from];
}

/** `from` is the status the person saw: a device that was offline must not overwrite a later change. */
const changeOrderStatusInput = v.object({
  status: v.picklist(ORDER_STATUSES, 'order.status_unknown'),
  from: v.exactOptional(v.picklist(ORDER_STATUSES, 'order.status_unknown')),
  reason: v.exactOptional(v.picklist(CANCEL_REASONS, 'order.reason_unknown')),
});

/** Mutations of older builds and of third-party clients carry no reason, so the server records "other". */
export function cancelReason({ status, reason }: ChangeOrderStatusInput): CancelReason | null {
  return status === 'cancelled' ? (reason ?? 'other') : null;
}

export type ChangeOrderStatusInput = v.InferOutput<typeof changeOrderStatusInput>;

export const changeOrderStatusMutation = {
  kind: 'order.status',
  entity: 'order',
  method: 'PATCH',
  path: '/api/admin/orders/:id/status',
  schema: changeOrderStatusInput,
  verb: 'change-order-status',
  routes: 'admin-orders',
  need: 'orders.change',
  ttlMs: FOREVER,
  staleCode: 'stale_order',
  row: { name: 'order', store: 'order' },
  audit: 'order.status',
} as const satisfies Mutation;
