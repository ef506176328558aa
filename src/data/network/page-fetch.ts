import { KEPT_HEADER } from '../cache-names';
import type { FetchPort } from '../deps';
import {
  cutsSoFar,
  isBarReachable,
  netStore,
  reportContact,
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
