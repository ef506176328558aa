import * as v from 'valibot';
import { FOREVER, type Mutation } from '../sync/mutation';

export const markOrderSeenInput = v.object({});

/**
 * A tablet reports by itself that it shows an order. A sequence of its own (`seen:<id>`): a report that waits or is
 * refused must not hold back the status changes of the order under `order:<id>`.
 */
export const markOrderSeenMutation = {
  kind: 'order.seen',
  entity: 'seen',
  method: 'POST',
  path: '/api/admin/orders/:id/seen',
  verb: 'mark-order-seen',
  routes: 'admin-orders',
  need: 'orders.read',
  ttlMs: FOREVER,
  staleCode: 'stale_order',
  row: { name: 'order', store: 'order' },
  audit: null,
} as const satisfies Mutation;

/**
 * When an order was first shown, by the bar's clock: received minus the age that the tablet tells, and never
 * before the bar had it.
 */
export function seenTime(orderReceivedAt: number, now: number, ageMs: number): number {
  return Math.min(now, Math.max(orderReceivedAt, now - ageMs));
}
