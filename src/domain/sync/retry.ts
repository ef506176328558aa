export const FIRST_DELAY_MS = 1_000;
export const MAX_DELAY_MS = 60_000;
export const HIDDEN_MAX_DELAY_MS = 300_000;
export const MAX_RETRY_AFTER_MS = 600_000;
export const SEND_TIMEOUT_MS = 15_000;
export const LEASE_MS = 30_000;
/** Quarantine needs this many server errors over this long while other entries pass. */
export const POISON_ATTEMPTS = 8;
export const POISON_AFTER_MS = 600_000;

/**
 * Computes a full-jitter back-off: a random wait up to 1 s × 2^attempts, at most 60 s (5 min while hidden).
 * @param random 0 ≤ random < 1
 * @param retryAfterMs the server's Retry-After takes precedence, up to 10 minutes
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

/** A time further ahead than any back-off comes from before the clock was set back, so it counts as reached. */
export function hasCome(at: number, now: number, longestWaitMs: number): boolean {
  return at <= now || at - now > longestWaitMs;
}
