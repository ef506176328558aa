import { netStore } from '../network/net-store';
import { browserStorage, HINT_COOKIE, HINT_KEY } from './browser-storage';

/** A cookie survives a cleared database and holds the number of unsent mutations. */
const COOKIES: Record<string, string> = { 'bb-guest': HINT_COOKIE, 'bb-admin': 'bb_staff' };
const YEAR_S = 31_536_000;

/** Returns null if the app has never stored anything here. */
export function readUnsentCount(dbName: string): number | null {
  const start = `${COOKIES[dbName]}=`;
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
  return found === undefined ? null : Number(found.slice(start.length)) || 0;
}

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
