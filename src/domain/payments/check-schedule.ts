const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** After a lost response the bank is asked so long after the last question; then every hour. */
const WAITS_MS = [3 * SECOND_MS, 10 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS];

/** After so many questions the bank does not know the sale: it is taken back for safety. */
export const MISSES_BEFORE_REVERSAL = WAITS_MS.length;
/** What is not known after a day is for people. */
export const GIVE_UP_MS = 24 * HOUR_MS;
/** How often an open page of the bank is asked about while its guest may be there. */
export const HOSTED_WAIT_MS = MINUTE_MS;
export const LATE_WAIT_MS = HOUR_MS;

/** When the bank is asked for the next time, after `checks` questions without an answer. */
export function nextCheckAt(checks: number, now: number): number {
  return now + (WAITS_MS[checks] ?? HOUR_MS);
}
