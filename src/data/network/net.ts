import { KEPT_HEADER } from '../cache-names';
import type { FetchPort } from '../db';
import { createStore } from '../store';
import { withTimeout } from '../with-timeout';

const PROBE_TIMEOUT_MS = 4_000;

/** Probes the server. The response must have our header: a hotel's sign-in page responds too. */
export async function isBarReachable(fetch: FetchPort): Promise<boolean> {
  try {
    const response = await withTimeout(PROBE_TIMEOUT_MS, (signal) =>
      fetch('/api/health', { method: 'HEAD', cache: 'no-store', redirect: 'manual', signal }),
    );
    return response.ok && response.headers.get('X-BB-Api') === '1';
  } catch {
    return false;
  }
}

export type NetState = 'online' | 'slow' | 'offline';

export type Net = {
  state: NetState;
  waiting: number;
  attention: number;
  lastContactAt: number | null;
  justCameBack: boolean;
};

const BACK_SHOWN_MS = 3_000;

export const FIRST_NET: Net = {
  state: 'online',
  waiting: 0,
  attention: 0,
  lastContactAt: null,
  justCameBack: false,
};

/** Holds the state of the connection; nothing else in the app decides whether the app is online. */
export const netStore = createStore(FIRST_NET);

let backTimer: ReturnType<typeof setTimeout> | undefined;

export function reportContact(now: number): void {
  const before = netStore.get();
  const justCameBack = before.state === 'offline' || before.justCameBack;
  netStore.set({ ...before, state: 'online', lastContactAt: now, justCameBack });
  if (before.state !== 'offline') return;
  clearTimeout(backTimer);
  backTimer = setTimeout(() => {
    netStore.set({ ...netStore.get(), justCameBack: false });
  }, BACK_SHOWN_MS);
}

function reportSlow(): void {
  const before = netStore.get();
  if (before.state === 'online') netStore.set({ ...before, state: 'slow' });
}

export function reportOffline(): void {
  netStore.set({ ...netStore.get(), state: 'offline', justCameBack: false });
}

let cuts = 0;

/** Records that the browser has lost the connection (its `offline` event). */
export function reportCut(): void {
  cuts += 1;
  reportOffline();
}

/** Returns the number of reported losses: a response to a request from before the last loss proves nothing. */
function cutsSoFar(): number {
  return cuts;
}

export function reportOutbox(waiting: number, attention: number): void {
  const before = netStore.get();
  if (before.waiting === waiting && before.attention === attention) return;
  netStore.set({ ...before, waiting, attention });
}

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
