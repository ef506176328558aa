import { netStore, reportOffline } from './net-store';
import { probe } from './page-fetch';

const PROBE_EVERY_MS = 15_000;

/** Follows the browser's hints and, while nothing gets through, asks again every 15 s. */
export function watchNet(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  function ask() {
    if (document.visibilityState === 'visible') void probe();
  }
  function onOffline() {
    reportOffline();
  }
  const timer = setInterval(() => {
    if (netStore.get().state !== 'online') ask();
  }, PROBE_EVERY_MS);
  window.addEventListener('online', ask, { signal });
  window.addEventListener('offline', onOffline, { signal });
  document.addEventListener('visibilitychange', ask, { signal });
  if (!navigator.onLine) reportOffline();
  return () => {
    clearInterval(timer);
    stop.abort();
  };
}
