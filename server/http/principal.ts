import type { Context } from 'hono';
import { DomainError } from '#domain/error-codes';
import { HEADERS } from '#domain/sync/mutation';
import { boundToken, guestPrincipal, type Keys, secretHash } from '../services/secrets/keys';
import { clearCookie, putCookie, readToken } from './cookies';
import type { Reach } from './request-facts';

const DEVICE_COOKIE = 'bb_device';
const DEVICE_COOKIE_S = 400 * 24 * 60 * 60;

/** The guest of one mutation: the holder of its secret, or the browser that sent it. */
export type Guest = {
  principal: string;
  secretHash: string | null;
  /** Null: no cookie came. */
  cookieHash: string | null;
  /** The cookie that came, or the one made for this mutation. */
  device: string;
  deviceHash: string;
};

export type GuestProof = Pick<Guest, 'secretHash' | 'cookieHash'>;

export function guestOf(
  c: Context,
  { keys, reach }: { keys: Keys; reach: Reach },
  act: { kind: string; mutationId: string },
): Guest {
  const proof = guestProof(c, reach);
  // Made from the id, so that a repetition whose first answer got lost receives the same cookie.
  const made = boundToken(keys.device, `${act.kind}:${act.mutationId}`);
  const device = readToken(c, reach, DEVICE_COOKIE) ?? made;
  const deviceHash = secretHash(device);
  const principal = guestPrincipal({ ...proof, deviceHash });
  return { ...proof, principal, device, deviceHash };
}

/** The guest of a request that changes nothing. */
export function guestProof(c: Context, reach: Reach): GuestProof {
  const secret = c.req.header(HEADERS.secret);
  if (secret !== undefined && !/^[\w-]{16,128}$/.test(secret)) {
    throw new DomainError('invalid_input', { issues: [{ path: HEADERS.secret, code: 'invalid' }] });
  }
  return {
    secretHash: secret === undefined ? null : secretHash(secret),
    cookieHash: deviceOf(c, reach),
  };
}

/** The browser that asks, by the hash of its cookie; null: it has none. */
export function deviceOf(c: Context, reach: Reach): string | null {
  const cookie = readToken(c, reach, DEVICE_COOKIE);
  return cookie === null ? null : secretHash(cookie);
}

/**
 * The browser that placed an order may read it again, also without the order's secret. Only for who has
 * proved that the order is theirs: the cookie of a mutation can be made again from its id.
 */
export function keepDevice(c: Context, guest: Guest, reach: Reach): void {
  if (guest.cookieHash !== null) return;
  putCookie(c, reach, { name: DEVICE_COOKIE, value: guest.device, maxAgeS: DEVICE_COOKIE_S });
}

/** The browser is nobody's any more: what was made on it is opened by secrets alone. */
export function forgetDevice(c: Context, reach: Reach): void {
  clearCookie(c, reach, DEVICE_COOKIE);
}
