import type { OutboxDb } from '../db';
import { INIT_MARKER, readMeta } from '../db';
import { withDb } from '../db-health';
import { noteRefusal, storageNotice } from '../storage/keep-storage';
import { keepUnsentCount, readUnsentCount } from '../storage/unsent-count-cookie';
import { offerReload } from './update-store';

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
