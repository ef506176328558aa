import { KEPT_HEADER } from '../cache-names';
import type { FetchPort } from '../deps';
import { isBarReachable } from '../probe';
import { netStore, reportContact, reportOffline, reportSlow } from './net-store';

const SLOW_AFTER_MS = 4_000;

/** The page's fetch: every answer, silence and failure is news about the connection. */
export const pageFetch: FetchPort = async (path, init) => {
  const slowTimer = setTimeout(reportSlow, SLOW_AFTER_MS);
  try {
    const answer = await globalThis.fetch(path, init);
    if (answer.headers.get('X-BB-Api') === '1' && !answer.headers.has(KEPT_HEADER)) {
      reportContact(Date.now());
    }
    return answer;
  } catch (error) {
    void probe();
    throw error;
  } finally {
    clearTimeout(slowTimer);
  }
};

let running: Promise<boolean> | null = null;

/** Finds out whether the bar can be reached; several askers share one question. */
export function probe(): Promise<boolean> {
  running ??= isBarReachable((path, init) => globalThis.fetch(path, init))
    .then((isReachable) => {
      if (isReachable) reportContact(Date.now());
      else reportOffline();
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
