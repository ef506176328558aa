const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The server waits this long between status queries after a lost response, then queries hourly. */
const WAITS_MS = [3 * SECOND_MS, 10 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS];

/** After this many queries without a known sale, the server reverses the sale for safety. */
export const MISSES_BEFORE_REVERSAL = WAITS_MS.length;
/** After a day, staff must look at the payment. */
export const GIVE_UP_MS = 24 * HOUR_MS;

export function nextCheckAt(checks: number, now: number): number {
  return now + (WAITS_MS[checks] ?? HOUR_MS);
}

const LONGEST_PAGE_WAIT_MS = 5 * MINUTE_MS;
/** The waits between queries about the bank's page, from the guest's return on. */
const PAGE_WAITS_MS = [
  2 * SECOND_MS,
  5 * SECOND_MS,
  10 * SECOND_MS,
  30 * SECOND_MS,
  MINUTE_MS,
  2 * MINUTE_MS,
];
export const CHECKS_AFTER_RETURN = 0;
/** A guest who just got the page needs some minutes, and may close it after paying. */
export const CHECKS_AFTER_START = 5;

/** Queries go on while the bank's token lives, exactly once at its end, and then hourly for late money. */
export function nextPageCheckAt(
  checks: number,
  { now, expiresAt }: { now: number; expiresAt: number },
): number {
  if (now >= expiresAt) return now + HOUR_MS;
  return Math.min(now + (PAGE_WAITS_MS[checks] ?? LONGEST_PAGE_WAIT_MS), expiresAt);
}
