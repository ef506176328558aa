import { HEADERS } from '#domain/sync/mutation';
import { KEPT_HEADER } from './cache-names';
import type { DataDeps, FetchPort, GuestDb, GuestDeps } from './db';
import { readMeta, withDb } from './db';

/** Slower responses are too imprecise to measure the clock. */
const MAX_TRIP_MS = 2_000;

type ClockReading = {
  barNow: number;
  now: number;
  tripMs: number;
};

/** Returns the lead of the server's clock (ms). A reading that agrees with `known` keeps it: timers must not jump. */
export function clockOffsetMs(known: number | null, reading: ClockReading): number | null {
  const { barNow, now, tripMs } = reading;
  if (!(tripMs >= 0 && tripMs < MAX_TRIP_MS) || !Number.isFinite(barNow)) return known;
  const read = Math.round(barNow - (now - tripMs / 2));
  return known !== null && Math.abs(read - known) <= tripMs / 2 ? known : read;
}

export function readingClock(
  fetch: FetchPort,
  { now, mono }: Pick<DataDeps, 'now' | 'mono'>,
  onReading: (reading: ClockReading, init: RequestInit | undefined) => void,
): FetchPort {
  return async (path, init) => {
    const asked = { mono: mono(), now: now() };
    const response = await fetch(path, init);
    const told = response.headers.get(HEADERS.now);
    if (told !== null && !response.headers.has(KEPT_HEADER)) {
      // If the device slept during the request, only one of its clocks advanced.
      const tripMs = Math.max(mono() - asked.mono, Math.abs(now() - asked.now));
      onReading({ barNow: Number(told), now: now(), tripMs }, init);
    }
    return response;
  };
}

const OFFSET = 'clockOffset';

/** The app stores the offset at this interval (ms). */
const RENEW_MS = 5 * 60_000;
const SET_MS = 5_000;
const KNOWN_FOR_MS = 12 * 3_600_000;

type Known = { offsetMs: number; at: number };

/** Stores the lead of the server's clock, for QR codes shown offline. Ignores responses that a cache may hold. */
export function learningBarTime(deps: Pick<GuestDeps, 'db' | 'now' | 'mono' | 'fetch'>): FetchPort {
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
