import { type ClockReading, clockOffsetMs, readingClock } from './clock-offset';
import { readMeta } from './db';
import { withDb } from './db-health';
import type { DataDeps, FetchPort } from './deps';
import type { GuestDb } from './guest-db';

const OFFSET = 'clockOffset';
/** The app stores the offset at this interval (ms). */
const RENEW_MS = 5 * 60_000;
const SET_MS = 5_000;
const KNOWN_FOR_MS = 12 * 3_600_000;

type Known = { offsetMs: number; at: number };
type ClockDeps = Pick<DataDeps<GuestDb>, 'db' | 'now' | 'mono' | 'fetch'>;

/** Stores the lead of the server's clock, for QR codes shown offline. Ignores responses that a cache may hold. */
export function learningBarTime(deps: ClockDeps): FetchPort {
  const { db } = deps;
  let known: Known | null = null;

  function learn(reading: ClockReading) {
    const offsetMs = clockOffsetMs(known?.offsetMs ?? null, reading);
    if (offsetMs === null || (known && isAsGood(known, { offsetMs, at: reading.now }))) return;
    known = { offsetMs, at: reading.now };
    const row = { k: OFFSET, v: known };
    withDb(db, () => db.meta.put(row)).catch(() => {
      // A failure is harmless: the next response carries the time again.
    });
  }

  return readingClock(deps.fetch, deps, (reading, init) => {
    if (init?.cache === 'no-store') learn(reading);
  });
}

function isAsGood(known: Known, { offsetMs, at }: Known): boolean {
  return Math.abs(known.offsetMs - offsetMs) < SET_MS && Math.abs(known.at - at) < RENEW_MS;
}

/** Returns the lead of the server's clock over this phone's (ms); 0 also without a response this evening. */
export async function knownBarOffset(db: GuestDb, now: number): Promise<number> {
  const known = await withDb(db, () => readMeta<Known>(db, OFFSET));
  return known && Math.abs(now - known.at) <= KNOWN_FOR_MS ? known.offsetMs : 0;
}
