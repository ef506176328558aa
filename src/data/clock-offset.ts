import { HEADERS } from '#domain/sync/mutation';
import { KEPT_HEADER } from './cache-names';
import type { DataDeps, FetchPort } from './deps';

/** Slower responses are too imprecise to measure the clock. */
const MAX_TRIP_MS = 2_000;

export type ClockReading = {
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

type OnReading = (reading: ClockReading, init: RequestInit | undefined) => void;

export function readingClock(
  fetch: FetchPort,
  { now, mono }: Pick<DataDeps, 'now' | 'mono'>,
  onReading: OnReading,
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
