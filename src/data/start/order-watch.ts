import type { OrderResponse } from '#domain/orders/guest-order';
import { refreshOrder } from '../orders/read-order';
import { guestDevice } from './guest-device';
import { repeatReading } from './repeat-reading';

type Seen = { response: OrderResponse; seenAt: number; barAt: number | null } | 'unknown';

export function watchOrder(orderId: string, onSeen: (seen: Seen) => void): () => void {
  const { deps } = guestDevice();
  return repeatReading(async (stop) => {
    const reading = await refreshOrder(deps, orderId);
    if (stop.aborted || reading.kind === 'unreachable') return;
    if (reading.kind === 'unknown') return onSeen('unknown');
    onSeen({ response: reading.response, seenAt: deps.now(), barAt: reading.barAt });
  });
}
