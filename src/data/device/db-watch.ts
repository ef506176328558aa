import type { OutboxDb } from '../db';
import { INIT_MARKER, readMeta } from '../db';
import { withDb } from '../db-health';
import { noteRefusal, storageNotice } from './storage-notice';
import { keepTrace, readTrace } from './unsent-trace';
import { offerReload } from './update-store';

const BLOCKED_AFTER_MS = 3_000;

/** Steps back when a newer build takes the database, and says so when another tab will not step back. */
export function watchDb(db: OutboxDb): void {
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
 * A trace without its marker in the database: the browser has cleared what was kept here.
 * @throws what the browser says when it keeps nothing; people are told
 */
export async function checkEviction(db: OutboxDb): Promise<void> {
  try {
    const marker = await withDb(db, () => readMeta<number>(db, INIT_MARKER));
    if (marker === undefined) {
      const unsent = readTrace(db.name);
      if (unsent !== null) storageNotice.set({ kind: 'evicted', unsent });
      await withDb(db, () => db.meta.put({ k: INIT_MARKER, v: Date.now() }));
    }
  } catch (error) {
    noteRefusal(error);
    throw error;
  }
  keepTrace(db.name);
}
