import type { Context } from 'hono';
import type { ErrorCode } from '#domain/error-codes';
import { DomainError } from '#domain/error-codes';
import { secretHash } from '../services/keys';
import type { Limit, RateLimiter } from '../services/rate-limiter';
import { deviceOf } from './principal';
import type { Reach } from './request-facts';
import { clientAddress } from './request-facts';

const MINUTE_MS = 60_000;

/** A hotel may share one address, so limits per device are low and limits per address are high. */
export const LIMITS = {
  /** A guest who compares days asks for each of them; a hotel may share one address. */
  timesByIp: { name: 'times-ip', capacity: 240, perMs: MINUTE_MS },
  missByDevice: { name: 'miss-device', capacity: 30, perMs: MINUTE_MS },
  missByIp: { name: 'miss-ip', capacity: 60, perMs: MINUTE_MS },
  /** The limit counts invalid codes only: a good scan behind the same address always succeeds. */
  badScanByIp: { name: 'bad-scan-ip', capacity: 60, perMs: MINUTE_MS },
  scanByToken: { name: 'scan-token', capacity: 30, perMs: 10 * MINUTE_MS },
  readBySeat: { name: 'seat-read', capacity: 120, perMs: MINUTE_MS },
  callBySeat: { name: 'seat-call', capacity: 6, perMs: 5 * MINUTE_MS },
  /** The limit counts new tablets; one that shows its code keeps it. */
  pairByIp: { name: 'kiosk-pair', capacity: 30, perMs: 10 * MINUTE_MS },
  /** The limit counts tablets that staff do not know; a kiosk always reports and unlocks. */
  badKioskByIp: { name: 'bad-kiosk-ip', capacity: 100, perMs: MINUTE_MS },
  reportByKiosk: { name: 'kiosk-report', capacity: 30, perMs: MINUTE_MS },
  /** A printer polls at most once a second; a slip takes it one request to fetch and one to acknowledge. */
  pollByPrinter: { name: 'printer-poll', capacity: 600, perMs: MINUTE_MS },
  badPrinterByIp: { name: 'bad-printer-ip', capacity: 60, perMs: MINUTE_MS },
  pinByKiosk: { name: 'kiosk-pin', capacity: 5, perMs: 5 * MINUTE_MS },
  consentByMember: { name: 'consent-member', capacity: 20, perMs: 60 * MINUTE_MS },
  redeemByMember: { name: 'redeem-member', capacity: 20, perMs: MINUTE_MS },
  /** The limit covers started payments and entered cards, by address. */
  paymentByIp: { name: 'payment-ip', capacity: 60, perMs: 10 * MINUTE_MS },
  cardByIp: { name: 'card-ip', capacity: 10, perMs: 10 * MINUTE_MS },
  mailTestByMember: { name: 'mail-test', capacity: 5, perMs: 10 * MINUTE_MS },
  /** The sign-in page asks for a challenge when it opens, and again before the challenge is too old. */
  passkeyAsk: { name: 'passkey-ask', capacity: 60, perMs: 15 * MINUTE_MS },
  passkeyChange: { name: 'passkey-change', capacity: 30, perMs: 15 * MINUTE_MS },
} as const satisfies Record<string, Limit>;

/** All processes of a venue count these together: what guests send and who tries to sign in. */
export const SHARED_LIMITS = {
  orderByDevice: { name: 'order-device', capacity: 5, perMs: MINUTE_MS },
  orderByIp: { name: 'order-ip', capacity: 60, perMs: MINUTE_MS },
  messageByDevice: { name: 'message-device', capacity: 3, perMs: 60 * MINUTE_MS },
  messageByIp: { name: 'message-ip', capacity: 30, perMs: 60 * MINUTE_MS },
  joinByDevice: { name: 'join-device', capacity: 5, perMs: 60 * MINUTE_MS },
  codeByDevice: { name: 'code-device', capacity: 10, perMs: 60 * MINUTE_MS },
  orderBySeat: { name: 'seat-order', capacity: 10, perMs: 5 * MINUTE_MS },
  /** The limit covers joining, requesting codes and entering codes, by address. */
  clubByIp: { name: 'club-ip', capacity: 60, perMs: 60 * MINUTE_MS },
  password: { name: 'password', capacity: 10, perMs: 15 * MINUTE_MS },
  /** The limit counts by account and address. */
  signIn: { name: 'sign-in', capacity: 10, perMs: 15 * MINUTE_MS },
  /** The limit counts across accounts, because hashing is expensive and guessing moves between accounts. */
  signInByAddress: { name: 'sign-in-address', capacity: 30, perMs: 15 * MINUTE_MS },
} as const satisfies Record<string, Limit>;

/** @throws DomainError rate_limited, with the seconds to wait */
export function takeToken(limiter: RateLimiter, limit: Limit, who: string, once?: string): void {
  refuseFor(limiter.take(limit, who, once));
}

type SharedLimit = (typeof SHARED_LIMITS)[keyof typeof SHARED_LIMITS];

/** @throws DomainError rate_limited, with the seconds to wait */
export async function takeShared(
  limiter: RateLimiter,
  limit: SharedLimit,
  who: string,
  once?: string,
): Promise<void> {
  refuseFor(await limiter.takeShared(limit, who, once));
}

export function takeSharedOf(
  limiter: RateLimiter,
  limit: SharedLimit,
  secret: string,
  once: string,
): Promise<void> {
  return takeShared(limiter, limit, secretHash(secret), once);
}

export function takeTokenOf(limiter: RateLimiter, limit: Limit, secret: string): void {
  takeToken(limiter, limit, secretHash(secret));
}

/**
 * Runs a lookup and counts misses by device and by address; too many misses get 429 instead of 404. Hits always
 * succeed, so a stranger on the same Wi-Fi cannot block a guest's own order.
 */
export async function countMisses<T>(
  c: Context,
  { limiter, reach }: { limiter: RateLimiter; reach: Reach },
  lookUp: () => Promise<T>,
): Promise<T> {
  return countBad('not_found', lookUp, () => {
    const device = deviceOf(c, reach);
    if (device !== null) takeToken(limiter, LIMITS.missByDevice, device);
    takeToken(limiter, LIMITS.missByIp, clientAddress(c, reach));
  });
}

/** No app of ours sends such requests. */
const UNREADABLE: readonly ErrorCode[] = ['bad_json', 'invalid_input', 'unsupported_media_type'];

/** Runs a request and counts it only if it was unreadable, or if the code of its refusal says that the asker guessed. */
export async function countBad<T>(code: ErrorCode, run: () => Promise<T>, onBad: () => void) {
  try {
    return await run();
  } catch (error) {
    if (error instanceof DomainError && [code, ...UNREADABLE].includes(error.code)) onBad();
    throw error;
  }
}

function refuseFor(waitMs: number): void {
  if (waitMs > 0) throw new DomainError('rate_limited', { retryAfterS: Math.ceil(waitMs / 1000) });
}
