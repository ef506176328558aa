import { DomainError } from '#domain/error-codes';
import type { Limit, RateLimiter } from '../services/rate-limiter';

export type LimitDeps = { limiter: RateLimiter };

const MINUTE_MS = 60_000;

/** A whole hotel may share one address: a device gets little, an address much more. */
export const LIMITS = {
  orderByDevice: { name: 'order-device', capacity: 5, perMs: MINUTE_MS },
  orderByIp: { name: 'order-ip', capacity: 60, perMs: MINUTE_MS },
  messageByDevice: { name: 'message-device', capacity: 3, perMs: 60 * MINUTE_MS },
  messageByIp: { name: 'message-ip', capacity: 30, perMs: 60 * MINUTE_MS },
  missByIp: { name: 'miss-ip', capacity: 30, perMs: MINUTE_MS },
  joinByDevice: { name: 'join-device', capacity: 5, perMs: 60 * MINUTE_MS },
  codeByDevice: { name: 'code-device', capacity: 10, perMs: 60 * MINUTE_MS },
  /** Joining, asking for a code and typing one, from one address. */
  clubByIp: { name: 'club-ip', capacity: 60, perMs: 60 * MINUTE_MS },
  redeemByMember: { name: 'redeem-member', capacity: 20, perMs: MINUTE_MS },
  password: { name: 'password', capacity: 10, perMs: 15 * MINUTE_MS },
  signIn: { name: 'sign-in', capacity: 10, perMs: 15 * MINUTE_MS },
} as const satisfies Record<string, Limit>;

/** @throws DomainError rate_limited, with the seconds to wait */
export function takeToken(limiter: RateLimiter, limit: Limit, who: string, once?: string): void {
  refuseFor(limiter.take(limit, who, once));
}

/** Runs a look-up that may miss: who misses too often is refused before anything is looked up. */
export async function countMisses<T>(
  limiter: RateLimiter,
  ip: string,
  lookUp: () => Promise<T>,
): Promise<T> {
  refuseFor(limiter.wait(LIMITS.missByIp, ip));
  try {
    return await lookUp();
  } catch (error) {
    const isMiss = error instanceof DomainError && error.code === 'not_found';
    if (isMiss) limiter.take(LIMITS.missByIp, ip);
    throw error;
  }
}

function refuseFor(waitMs: number): void {
  if (waitMs > 0) throw new DomainError('rate_limited', { retryAfterS: Math.ceil(waitMs / 1000) });
}
