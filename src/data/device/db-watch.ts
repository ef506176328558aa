import type { OutboxDb } from '../db';
import { readMeta } from '../db';
import { withDb } from '../db-health';
import { hasTraceCookie, leaveTrace } from './device-trace';
import { storageNotice } from './storage-notice';
import { offerReload } from './update-store';

const BLOCKED_AFTER_MS = 3_000;
const MARKER = 'initMarker';

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
    const timer = setTimeout(() => storageNotice.set('blocked'), BLOCKED_AFTER_MS);
    db.on('ready', () => {
      clearTimeout(timer);
      if (storageNotice.get() === 'blocked') storageNotice.set(null);
    });
  });
}

/** A cookie without its marker in the database: the browser has cleared what was kept here. */
export async function checkEviction(db: OutboxDb): Promise<void> {
  const marker = await withDb(db, () => readMeta<number>(db, MARKER));
  if (marker === undefined) {
    if (hasTraceCookie()) storageNotice.set('evicted');
    await withDb(db, () => db.meta.put({ k: MARKER, v: Date.now() }));
  }
  leaveTrace();
}
