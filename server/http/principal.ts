import type { Context } from 'hono';
import { DomainError } from '#domain/error-codes';
import { HEADERS } from '#domain/sync/mutation';
import { boundToken, guestPrincipal, type Keys, secretHash } from '../services/secrets/keys';
import { clearCookie, putCookie, readToken } from './cookies';
import type { Reach } from './request-facts';

const DEVICE_COOKIE = 'bb_device';
const DEVICE_COOKIE_S = 400 * 24 * 60 * 60;

/** The author of a guest mutation is the holder of the secret or the browser. */
export type Guest = {
  principal: string;
  secretHash: string | null;
  cookieHash: string | null;
  device: string;
  deviceHash: string;
};

export function guestOf(
  c: Context,
  { keys, reach }: { keys: Keys; reach: Reach },
  request: { kind: string; mutationId: string },
): Guest {
  const proof = guestProof(c, reach);
  // The token derives from the id, so that a retry gets the same cookie.
  const made = boundToken(keys.device, `${request.kind}:${request.mutationId}`);
  const device = readToken(c, reach, DEVICE_COOKIE) ?? made;
  const deviceHash = secretHash(device);
  const principal = guestPrincipal({ ...proof, deviceHash });
  return { ...proof, principal, device, deviceHash };
}

export function guestProof(c: Context, reach: Reach): Pick<Guest, 'secretHash' | 'cookieHash'> {
  const secret = c.req.header(HEADERS.secret);
  if (secret !== undefined && !/^[\w-]{16,128}$/.test(secret)) {
    throw new DomainError('invalid_input', { issues: [{ path: HEADERS.secret, code: 'invalid' }] });
  }
  return {
    secretHash: secret === undefined ? null : secretHash(secret),
    cookieHash: deviceOf(c, reach),
  };
}

export function deviceOf(c: Context, reach: Reach): string | null {
  const cookie = readToken(c, reach, DEVICE_COOKIE);
  return cookie === null ? null : secretHash(cookie);
}

/**
 * Lets the placing browser read the order without its secret. The caller must have checked a proof before, because a
 * mutation's cookie derives from its id.
 */
export function keepDevice(c: Context, guest: Guest, reach: Reach): void {
  if (guest.cookieHash !== null) return;
  putCookie(c, reach, { name: DEVICE_COOKIE, value: guest.device, maxAgeS: DEVICE_COOKIE_S });
}

/** Removes the browser's cookie, so that its orders open by secret only. */
export function forgetDevice(c: Context, reach: Reach): void {
  clearCookie(c, reach, DEVICE_COOKIE);
}
