import { KEPT_HEADER } from '../cache-names';
import type { FetchPort } from '../db';
import {
  cutsSoFar,
  isBarReachable,
  netStore,
  reportContact,
  reportCut,
  reportOffline,
  reportSlow,
} from './net-store';

const SLOW_AFTER_MS = 4_000;

/** Fetches for the page: every response, time-out and failure updates the state of the connection. */
export const pageFetch: FetchPort = async (path, init) => {
  const slowTimer = setTimeout(reportSlow, SLOW_AFTER_MS);
  const cutsBefore = cutsSoFar();
  try {
    const response = await globalThis.fetch(path, init);
    const isOurs = response.headers.get('X-BB-Api') === '1' && !response.headers.has(KEPT_HEADER);
    if (isOurs && cutsBefore === cutsSoFar()) reportContact(Date.now());
    return response;
  } catch (error) {
    void probe();
    throw error;
  } finally {
    clearTimeout(slowTimer);
  }
};

let running: Promise<boolean> | null = null;

/** Probes whether the server can be reached; simultaneous callers share one request. */
export function probe(): Promise<boolean> {
  const cutsBefore = cutsSoFar();
  running ??= isBarReachable((path, init) => globalThis.fetch(path, init))
    .then((isReachable) => {
      if (!isReachable) reportOffline();
      else if (cutsBefore === cutsSoFar()) reportContact(Date.now());
      return isReachable;
    })
    .finally(() => {
      running = null;
    });
  return running;
}

export function isOffline(): boolean {
  return netStore.get().state === 'offline';
}

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
