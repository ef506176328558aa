import type { AdminDb } from '../admin-db';
import { clockOffsetMs, readingClock } from '../clock-offset';
import { readMeta } from '../db';
import { withDb } from '../db-health';
import type { DataDeps, FetchPort } from '../deps';
import { createStore } from '../store';

const OFFSET = 'clockOffsetMs';

/** By how much the bar's clock is ahead of this tablet's; null: not known yet. */
export const barClock = createStore<number | null>(null);

/** What time it was at the bar when this tablet's own clock said so, as far as it knows. */
export function barTimeOf(tabletMs: number): number {
  return tabletMs + (barClock.get() ?? 0);
}

/** A fetch whose answers tell what time it is at the bar. */
export function tellingTime(fetch: FetchPort, clock: Pick<DataDeps, 'now' | 'mono'>): FetchPort {
  return readingClock(fetch, clock, (reading) => {
    barClock.set(clockOffsetMs(barClock.get(), reading));
  });
}

/** Remembers the bar's time for a start without a network. */
export async function keepBarClock(db: AdminDb): Promise<void> {
  barClock.subscribe(() => {
    const offsetMs = barClock.get();
    if (offsetMs === null) return;
    withDb(db, () => db.meta.put({ k: OFFSET, v: offsetMs })).catch(() => {
      // Only a comfort: the next answer tells the time again.
    });
  });
  const kept = await withDb(db, () => readMeta<number>(db, OFFSET));
  if (barClock.get() === null && kept !== undefined) barClock.set(kept);
}
