/** How long a kiosk waits for a touch, and how long it then counts down before it starts over (ms). */
export type IdleLimits = { quietMs: number; countMs: number };

export const WHILE_ORDERING: IdleLimits = { quietMs: 60_000, countMs: 30_000 };
/** The order is sent, and there is nothing to lose. */
export const WHEN_DONE: IdleLimits = { quietMs: 20_000, countMs: 20_000 };

/** Somebody is there; seconds left; or nobody is. */
export type Idle = 'there' | { leftS: number } | 'gone';

/** @param sinceMs time since the last touch, key or answer */
export function idleAfter(sinceMs: number, { quietMs, countMs }: IdleLimits): Idle {
  if (sinceMs < quietMs) return 'there';
  const leftMs = quietMs + countMs - sinceMs;
  return leftMs > 0 ? { leftS: Math.ceil(leftMs / 1000) } : 'gone';
}
