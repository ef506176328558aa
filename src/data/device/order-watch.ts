import type { OrderAnswer } from '#domain/orders/order-view';
import { nextReadMs } from '../orders/read-order';
import { refreshOrder } from '../orders/refresh-order';
import { guestDevice } from './guest-device';

type Seen = { answer: OrderAnswer; seenAt: number; barAt: number | null } | 'unknown';

/** Asks the bar about an order while the page is looked at: every 5 s, then 15 s, then once a minute. */
export function watchOrder(orderId: string, onSeen: (seen: Seen) => void): () => void {
  const { deps } = guestDevice();
  const stop = new AbortController();
  const startedAt = deps.mono();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function ask() {
    clearTimeout(timer);
    if (!deps.isHidden()) await read();
    if (!stop.signal.aborted) timer = setTimeout(ask, nextReadMs(deps.mono() - startedAt));
  }

  async function read() {
    const reading = await refreshOrder(deps, orderId);
    if (stop.signal.aborted || reading.kind === 'unreachable') return;
    if (reading.kind === 'unknown') return onSeen('unknown');
    onSeen({ answer: reading.answer, seenAt: deps.now(), barAt: reading.barAt });
  }

  document.addEventListener('visibilitychange', () => void ask(), { signal: stop.signal });
  void ask();
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
