import * as v from 'valibot';
import { CANCEL_REASONS } from './cancel-reasons';
import { ORDER_STATUSES, type OrderStatus } from './order';

/** Forward one or more steps, back one; cancelled from any but completed; completed only back to ready. */
const NEXT: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['confirmed', 'preparing', 'ready', 'completed', 'cancelled'],
  confirmed: ['pending', 'preparing', 'ready', 'completed', 'cancelled'],
  preparing: ['confirmed', 'ready', 'completed', 'cancelled'],
  ready: ['preparing', 'completed', 'cancelled'],
  completed: ['ready'],
  cancelled: [],
};

/** Whether staff may move an order from one status to another. */
export function canChangeOrderStatus(from: OrderStatus, to: OrderStatus): boolean {
  return NEXT[from].includes(to);
}

/** The one step that the big button offers; null when the order is done. */
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

/** `from` is what the person saw: a device that was offline must not overwrite a later move. */
export const changeOrderStatusInput = v.object({
  status: v.picklist(ORDER_STATUSES, 'order.status_unknown'),
  from: v.exactOptional(v.picklist(ORDER_STATUSES, 'order.status_unknown')),
  /** Why it is cancelled; with any other status it says nothing. */
  reason: v.exactOptional(v.picklist(CANCEL_REASONS, 'order.reason_unknown')),
});

export type ChangeOrderStatusInput = v.InferOutput<typeof changeOrderStatusInput>;

export const changeOrderStatusMutation = {
  kind: 'order.status',
  entity: 'order',
  method: 'PATCH',
  path: '/api/admin/orders/:id/status',
  verb: 'change-order-status',
  routes: 'admin-orders',
} as const;
