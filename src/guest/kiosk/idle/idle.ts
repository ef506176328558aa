/** The time that a kiosk waits for a touch, and the countdown before it starts over (ms). */
export type IdleLimits = { quietMs: number; countMs: number };

export const WHILE_ORDERING: IdleLimits = { quietMs: 60_000, countMs: 30_000 };
/** A sent order has nothing to lose, so the times are shorter. */
export const WHEN_DONE: IdleLimits = { quietMs: 20_000, countMs: 20_000 };

/** A present guest, the seconds left of the countdown, or an absent guest. */
export type Idle = 'there' | { leftS: number } | 'gone';

/** @param sinceMs time since the last touch, key or answer */
export function idleAfter(sinceMs: number, { quietMs, countMs }: IdleLimits): Idle {
  if (sinceMs < quietMs) return 'there';
  const leftMs = quietMs + countMs - sinceMs;
  return leftMs > 0 ? { leftS: Math.ceil(leftMs / 1000) } : 'gone';
}
