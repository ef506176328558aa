import type { Context } from 'hono';
import type { StaffSession } from '../repositories/staff.repository';
import { boundToken, type Keys, sameHash, secretHash } from '../services/secrets/keys';
import { bearerOf, type StaffGateDeps, staffCookie } from './require-staff';

type QrRequestDeps = StaffGateDeps & { keys: Keys };

/** A tablet without a response may repeat its request for this long. */
const MAY_ASK_AGAIN_MS = 60 * 60_000;

/** Returns the next session after a device switch whose response the tablet did not fully receive. */
export async function staffOfQrRequest(
  c: Context,
  deps: QrRequestDeps,
): Promise<StaffSession | null> {
  const { staff, now } = deps;
  const keys = keysOfTablet(c, deps);
  const given = nextCookie(keys, bearerOf(c));
  const cookie = staffCookie(c, deps.reach);
  const isPair = isSame(boundToken(keys.bearer, cookie), bearerOf(c));
  // Either only the cookie arrived, or nothing did.
  if (!isPair && !isSame(cookie, given)) return null;
  const session = await staff.sessionByCookie(secretHash(given), now());
  return session && now() - session.createdAt < MAY_ASK_AGAIN_MS ? session : null;
}

/** Returns the keys of the tablet's session, which may be older than the last rotation. */
function keysOfTablet(c: Context, { keys, reach }: QrRequestDeps): Keys {
  const [bearer, cookie] = [bearerOf(c), staffCookie(c, reach)];
  const ofSession = (one: Keys) =>
    isSame(boundToken(one.bearer, cookie), bearer) || isSame(nextCookie(one, bearer), cookie);
  return [keys, ...keys.older].find(ofSession) ?? keys;
}

/** Returns the person, their cookie and the next session's; every attempt gets equal values. */
export function askingTablet(c: Context, deps: QrRequestDeps, session: StaffSession) {
  const keys = keysOfTablet(c, deps);
  const came = staffCookie(c, deps.reach);
  const isOwn = sameHash(secretHash(came), session.cookieHash);
  const cookie = isOwn ? came : nextCookie(keys, bearerOf(c));
  return { session, cookie, next: nextCookie(keys, boundToken(keys.bearer, cookie)) };
}

function nextCookie({ bearer }: Keys, token: string): string {
  return boundToken(bearer, `next:${token}`);
}

function isSame(one: string, other: string): boolean {
  return sameHash(secretHash(one), secretHash(other));
}
