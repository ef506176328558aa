import * as v from 'valibot';
import { FOREVER, type Mutation } from '../sync/mutation';

export const acknowledgeOrderInput = v.object({});

/**
 * Somebody says "I've got it": the alarm for an order ends on every tablet. A line of its own (`alarm:<id>`), so
 * that it neither waits for the moves of the order nor holds them back.
 */
export const acknowledgeOrderMutation = {
  kind: 'order.acknowledge',
  entity: 'alarm',
  method: 'POST',
  path: '/api/admin/orders/:id/acknowledge',
  verb: 'acknowledge-order',
  routes: 'admin-alarm',
  need: 'orders.change',
  ttlMs: FOREVER,
  staleCode: 'stale_order',
  row: { name: 'order', store: 'order' },
  audit: 'order.acknowledge',
} as const satisfies Mutation;
