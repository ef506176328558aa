import type { Subscription } from 'dexie';
import type { AdminDb } from '../admin-db';
import { withDb } from '../db';
import { liveRead } from '../live-read';

const AGAIN_MS = 5_000;

/** undefined before the first read. `failed`: the tablet cannot read its storage. */
type Found<Row> = Row[] | 'failed' | undefined;

export type SharedRows<Row> = {
  get(): Found<Row>;
  subscribe(listener: () => void): () => void;
  again(): void;
};

/** Shares one read of each change among page, alarm and badge. Without readers, reads and keeps nothing. */
export function shareRows<Row>(
  read: (db: AdminDb) => Promise<Row[]>,
  openDb: () => AdminDb,
): SharedRows<Row> {
  const listeners = new Set<() => void>();
  let found: Found<Row>;
  let reading: Subscription | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;

  function look(): void {
    reading?.unsubscribe();
    reading = liveRead(() => readOrFail(read, openDb())).subscribe((rows) => {
      found = rows;
      clearTimeout(retry);
      if (rows === 'failed') retry = setTimeout(again, AGAIN_MS);
      for (const listener of [...listeners]) listener();
    });
  }

  function again(): void {
    const db = openDb();
    // A connection that the browser lost reopens first.
    withDb(db, () => db.meta.count())
      .catch(() => 0)
      .then(() => {
        if (listeners.size > 0) look();
      });
  }

  function rest(): void {
    reading?.unsubscribe();
    reading = undefined;
    clearTimeout(retry);
    found = undefined;
  }

  return {
    get: () => found,
    subscribe(listener) {
      listeners.add(listener);
      if (!reading) look();
      return () => {
        listeners.delete(listener);
        // A page that replaces another reads the same rows in the same turn.
        queueMicrotask(() => listeners.size === 0 && rest());
      };
    },
    again,
  };
}

async function readOrFail<Row>(read: (db: AdminDb) => Promise<Row[]>, db: AdminDb) {
  try {
    return await read(db);
  } catch (error) {
    console.error(error);
    return 'failed';
  }
}
