import { HEADERS } from '#domain/sync/mutation';
import { KEPT_HEADER } from './cache-names';
import type { DataDeps, FetchPort } from './deps';

/** An answer that took longer says too little about the moment in which it was written. */
const MAX_TRIP_MS = 2_000;

export type ClockReading = {
  /** The bar's clock, as an answer tells it. */
  barNow: number;
  /** This device's clock when the answer came, and how long it had been asked for. */
  now: number;
  tripMs: number;
};

/**
 * By how much the bar's clock is ahead of this device's. A reading that agrees with what is known, as closely
 * as its own trip allows, changes nothing: timers do not jump about.
 */
export function clockOffsetMs(known: number | null, reading: ClockReading): number | null {
  const { barNow, now, tripMs } = reading;
  if (!(tripMs >= 0 && tripMs < MAX_TRIP_MS) || !Number.isFinite(barNow)) return known;
  const read = Math.round(barNow - (now - tripMs / 2));
  return known !== null && Math.abs(read - known) <= tripMs / 2 ? known : read;
}

/** Called with each response that carries the server's time. */
type OnReading = (reading: ClockReading, init: RequestInit | undefined) => void;

/** A fetch whose answers tell what time it is at the bar. */
export function readingClock(
  fetch: FetchPort,
  { now, mono }: Pick<DataDeps, 'now' | 'mono'>,
  onReading: OnReading,
): FetchPort {
  return async (path, init) => {
    const asked = { mono: mono(), now: now() };
    const answer = await fetch(path, init);
    const told = answer.headers.get(HEADERS.now);
    if (told !== null && !answer.headers.has(KEPT_HEADER)) {
      // Asleep on the way, only one of the two clocks has gone on.
      const tripMs = Math.max(mono() - asked.mono, Math.abs(now() - asked.now));
      onReading({ barNow: Number(told), now: now(), tripMs }, init);
    }
    return answer;
  };
}
