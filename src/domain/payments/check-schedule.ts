const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The server waits this long between status queries after a lost response, then queries hourly. */
const WAITS_MS = [3 * SECOND_MS, 10 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS];

/** After this many queries without a known sale, the server reverses the sale for safety. */
export const MISSES_BEFORE_REVERSAL = WAITS_MS.length;
/** After a day, staff must look at the payment. */
export const GIVE_UP_MS = 24 * HOUR_MS;
/** The server queries at this interval while the guest may be on the bank's page. */
export const HOSTED_WAIT_MS = MINUTE_MS;
export const LATE_WAIT_MS = HOUR_MS;

export function nextCheckAt(checks: number, now: number): number {
  return now + (WAITS_MS[checks] ?? HOUR_MS);
}
