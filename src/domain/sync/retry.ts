export const FIRST_DELAY_MS = 1_000;
export const MAX_DELAY_MS = 60_000;
export const HIDDEN_MAX_DELAY_MS = 300_000;
export const MAX_RETRY_AFTER_MS = 600_000;
export const SEND_TIMEOUT_MS = 15_000;
export const LEASE_MS = 30_000;
/** An entry is poison after this many server faults over this long while others pass. */
export const POISON_ATTEMPTS = 8;
export const POISON_AFTER_MS = 600_000;

/**
 * Full-jitter back-off: a random wait up to 1 s × 2^attempts, at most 60 s (5 min while hidden).
 * @param random 0 ≤ random < 1
 * @param retryAfterMs what the server asked for; it wins, up to 10 minutes
 */
export function retryDelayMs(
  attempts: number,
  random: number,
  { isHidden = false, retryAfterMs }: { isHidden?: boolean; retryAfterMs?: number } = {},
): number {
  if (retryAfterMs !== undefined) return Math.min(retryAfterMs, MAX_RETRY_AFTER_MS);
  const cap = isHidden ? HIDDEN_MAX_DELAY_MS : MAX_DELAY_MS;
  return Math.round(random * Math.min(cap, FIRST_DELAY_MS * 2 ** Math.min(attempts, 20)));
}

/**
 * Whether a stored time has come. One that is further off than any wait we choose was written before the
 * clock was set back: it has come too.
 */
export function hasCome(at: number, now: number, longestWaitMs: number): boolean {
  return at <= now || at - now > longestWaitMs;
}
