import * as v from 'valibot';
import { FOREVER, type Mutation } from '../sync/mutation';

const markOrderSeenInput = v.object({});

/** A tablet sends this report by itself. The separate sequence (`seen:<id>`) never delays the order's status. */
export const markOrderSeenMutation = {
  kind: 'order.seen',
  entity: 'seen',
  method: 'POST',
  path: '/api/admin/orders/:id/seen',
  schema: markOrderSeenInput,
  verb: 'mark-order-seen',
  routes: 'admin-orders',
  need: 'orders.read',
  ttlMs: FOREVER,
  staleCode: 'stale_order',
  row: { name: 'order', store: 'order' },
  audit: null,
} as const satisfies Mutation;

/** Returns the time by the server's clock: reception minus the reported age, never before the order's creation. */
export function seenTime(orderReceivedAt: number, now: number, ageMs: number): number {
  return Math.min(now, Math.max(orderReceivedAt, now - ageMs));
}
