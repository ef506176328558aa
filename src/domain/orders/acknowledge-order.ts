import * as v from 'valibot';

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
} as const;
