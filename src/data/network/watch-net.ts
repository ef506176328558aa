import { netStore, probe, reportCut } from './net';

const PROBE_EVERY_MS = 15_000;
/** A browser may report a connection before it carries anything. */
const PROBE_AGAIN_MS = 1_000;

/** Follows the browser's network events and, while offline, probes every 15 s. */
export function watchNet(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  async function ask() {
    return document.visibilityState === 'visible' && probe();
  }
  async function askTwice() {
    if (!(await ask())) setTimeout(ask, PROBE_AGAIN_MS);
  }
  const timer = setInterval(() => {
    if (netStore.get().state !== 'online') void ask();
  }, PROBE_EVERY_MS);
  window.addEventListener('online', () => void askTwice(), { signal });
  window.addEventListener('offline', reportCut, { signal });
  document.addEventListener('visibilitychange', () => void ask(), { signal });
  if (!navigator.onLine) reportCut();
  return () => {
    clearInterval(timer);
    stop.abort();
  };
}
