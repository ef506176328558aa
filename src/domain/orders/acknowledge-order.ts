import * as v from 'valibot';
import { FOREVER, type Mutation } from '../sync/mutation';

const acknowledgeOrderInput = v.object({});

/** Ends the alarm on every tablet. The separate sequence (`alarm:<id>`) never blocks the order's status changes. */
export const acknowledgeOrderMutation = {
  kind: 'order.acknowledge',
  entity: 'alarm',
  method: 'POST',
  path: '/api/admin/orders/:id/acknowledge',
  schema: acknowledgeOrderInput,
  verb: 'acknowledge-order',
  routes: 'admin-alarm',
  need: 'orders.change',
  ttlMs: FOREVER,
  staleCode: 'stale_order',
  row: { name: 'order', store: 'order' },
  audit: 'order.acknowledge',
} as const satisfies Mutation;
