import { INIT_MARKER, type OutboxDb, readMeta, withDb } from '../db';
import { netStore } from '../network/net-store';
import { browserStorage, HINT_COOKIE, HINT_KEY } from '../storage/browser-storage';
import { noteRefusal, storageNotice } from '../storage/keep-storage';
import { offerReload } from './update-store';

/** A cookie survives a cleared database and holds the number of unsent mutations. */
const COOKIES: Record<string, string> = { 'bb-guest': HINT_COOKIE, 'bb-admin': 'bb_staff' };
const YEAR_S = 31_536_000;

/** Returns null if the app has never stored anything here. */
function readUnsentCount(dbName: string): number | null {
  const start = `${COOKIES[dbName]}=`;
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
  return found === undefined ? null : Number(found.slice(start.length)) || 0;
}

function keepUnsentCount(dbName: string): void {
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

const BLOCKED_AFTER_MS = 3_000;

/** Closes the database when a newer build upgrades it, and shows a notice when another tab blocks the upgrade. */
export function watchDb(db: OutboxDb): void {
  abortWhenLeft(db);
  db.on('versionchange', (event) => {
    const isDeletion = event.newVersion === null;
    db.isRetired = !isDeletion;
    db.close({ disableAutoOpen: !isDeletion });
    if (!isDeletion) offerReload();
    return false;
  });
  db.on('blocked', () => {
    const timer = setTimeout(() => storageNotice.set({ kind: 'blocked' }), BLOCKED_AFTER_MS);
    db.on('ready', () => {
      clearTimeout(timer);
      if (storageNotice.get()?.kind === 'blocked') storageNotice.set(null);
    });
  });
}

/**
 * Aborts the open transactions when a person leaves the page. WebKit keeps such a page in memory together with the
 * locks of its transactions, and the next page of the app would wait for them. Dexie closes the connection by itself
 * and runs the live queries again when the page comes back.
 */
function abortWhenLeft(db: OutboxDb): void {
  const open = new Set<IDBTransaction>();
  db.use({
    stack: 'dbcore',
    create: (core) => ({
      ...core,
      transaction(...args) {
        const transaction = core.transaction(...args) as IDBTransaction;
        open.add(transaction);
        const forget = () => open.delete(transaction);
        transaction.addEventListener('complete', forget);
        transaction.addEventListener('abort', forget);
        return transaction;
      },
    }),
  });
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted) for (const transaction of open) abort(transaction);
  });
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // The browser is committing the transaction already.
  }
}

/**
 * Finds cleared storage: the hint of stored data exists without the database's marker.
 * @throws the browser's error when it refuses storage; a notice is shown
 */
export async function checkEviction(db: OutboxDb): Promise<void> {
  try {
    const marker = await withDb(db, () => readMeta<number>(db, INIT_MARKER));
    if (marker === undefined) {
      const unsent = readUnsentCount(db.name);
      if (unsent !== null) storageNotice.set({ kind: 'evicted', unsent });
      await withDb(db, () => db.meta.put({ k: INIT_MARKER, v: Date.now() }));
    }
  } catch (error) {
    noteRefusal(error);
    throw error;
  }
  keepUnsentCount(db.name);
}
