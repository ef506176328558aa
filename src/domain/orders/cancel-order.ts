import * as v from 'valibot';
import { ORDER_TTL_MS } from '../sync/age';
import { BY_GUEST, type Mutation } from '../sync/mutation';
import type { OrderStatus } from './order';

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
  method: 'POST',
  path: '/api/orders/:id/cancel',
  schema: cancelOrderInput,
  verb: 'cancel-order',
  routes: 'orders',
  ttlMs: ORDER_TTL_MS,
  staleCode: 'stale_order',
  ...BY_GUEST,
} as const satisfies Mutation;
