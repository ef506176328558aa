import { nextReadMs } from '../orders/order-on-device';
import { guestDevice } from './guest-device';

/** Reads while visible: every 5 s, then 15 s, then once a minute, and on every return. */
export function repeatReading(read: (stop: AbortSignal) => Promise<void>): () => void {
  const { deps } = guestDevice();
  const stop = new AbortController();
  const startedAt = deps.mono();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function ask() {
    clearTimeout(timer);
    if (!deps.isHidden()) await read(stop.signal);
    if (!stop.signal.aborted) timer = setTimeout(ask, nextReadMs(deps.mono() - startedAt));
  }

  document.addEventListener('visibilitychange', () => void ask(), { signal: stop.signal });
  void ask();
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
