import { netStore, reportCut } from './net-store';
import { probe } from './page-fetch';

const PROBE_EVERY_MS = 15_000;

/** Follows the browser's network events and, while offline, probes every 15 s. */
export function watchNet(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  function ask() {
    if (document.visibilityState === 'visible') void probe();
  }
  const timer = setInterval(() => {
    if (netStore.get().state !== 'online') ask();
  }, PROBE_EVERY_MS);
  window.addEventListener('online', ask, { signal });
  window.addEventListener('offline', reportCut, { signal });
  document.addEventListener('visibilitychange', ask, { signal });
  if (!navigator.onLine) reportCut();
  return () => {
    clearInterval(timer);
    stop.abort();
  };
}
