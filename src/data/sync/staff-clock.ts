import type { AdminDb } from '../admin-db';
import { clockOffsetMs, readingClock } from '../clock-offset';
import { readMeta } from '../db';
import { withDb } from '../db-health';
import type { DataDeps, FetchPort } from '../deps';
import { createStore } from '../store';

const OFFSET = 'clockOffsetMs';

/** Holds the lead of the server's clock over this tablet's (ms); null while unknown. */
export const barClock = createStore<number | null>(null);

/** Converts this tablet's time to the server's, as far as known. */
export function barTimeOf(tabletMs: number): number {
  return tabletMs + (barClock.get() ?? 0);
}

export function tellingTime(fetch: FetchPort, clock: Pick<DataDeps, 'now' | 'mono'>): FetchPort {
  return readingClock(fetch, clock, (reading) => {
    barClock.set(clockOffsetMs(barClock.get(), reading));
  });
}

export async function keepBarClock(db: AdminDb): Promise<void> {
  barClock.subscribe(() => {
    const offsetMs = barClock.get();
    if (offsetMs === null) return;
    withDb(db, () => db.meta.put({ k: OFFSET, v: offsetMs })).catch(() => {
      // A failure is harmless: the next response carries the time again.
    });
  });
  const kept = await withDb(db, () => readMeta<number>(db, OFFSET));
  if (barClock.get() === null && kept !== undefined) barClock.set(kept);
}
