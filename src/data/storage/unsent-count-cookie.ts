import { netStore } from '../network/net-store';
import { browserStorage } from './browser-storage';
import { HINT_COOKIE, HINT_KEY } from './local-data-hint';

/** Lives apart from the databases: still here when they are gone, it says what was in them. */
const COOKIES: Record<string, string> = { 'bb-guest': HINT_COOKIE, 'bb-admin': 'bb_staff' };
const YEAR_S = 31_536_000;

/** How many acts were last known to wait on this device; null: it never kept anything. */
export function readUnsentCount(dbName: string): number | null {
  const start = `${COOKIES[dbName]}=`;
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
  return found === undefined ? null : Number(found.slice(start.length)) || 0;
}

/** Keeps the trace true from now on: how many acts the bar does not have. */
export function keepUnsentCount(dbName: string): void {
  if (dbName === 'bb-guest') browserStorage.write(HINT_KEY, '1');
  let written: number | null = null;
  function write() {
    const { waiting, attention } = netStore.get();
    if (written === waiting + attention) return;
    written = waiting + attention;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where storage is evicted most.
    document.cookie = `${COOKIES[dbName]}=${written}; path=/; max-age=${YEAR_S}; SameSite=Lax`;
  }
  netStore.subscribe(write);
  write();
}
