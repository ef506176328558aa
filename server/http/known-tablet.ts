import type { Context } from 'hono';
import { mayTakeOver } from '#domain/roles';
import type { StaffSession } from '../repositories/staff.repository';
import type { Keys } from '../services/keys';
import { boundToken, isOurs, newToken, sameHash, secretHash } from '../services/keys';
import type { Reach } from './request-facts';
import { putCookie, readCookie } from './request-facts';
import type { StaffGateDeps } from './staff-api';
import { bearerOf, staffCookie } from './staff-api';

type KnownDeps = { keys: Keys; reach: Reach };

const COOKIE = 'bb_tablet';
const KEPT_S = 400 * 24 * 60 * 60;

/** A known tablet had a staff sign-in by password or passkey; the type holds its id and the highest role. */
type KnownTablet = { device: string; role: string };

/** Returns null if nobody signed in by password or passkey on this device. */
export function knownTablet(c: Context, { keys, reach }: KnownDeps): KnownTablet | null {
  const [device = '', role = '', seal = ''] = readCookie(c, reach, COOKIE).split('.');
  const isKnown = isOurs(keys, seal, (one) => sealOf(one, { device, role }));
  return isKnown ? { device, role } : null;
}

/** Remembers the role of a sign-in by password or passkey; a PIN may then open this role here. */
export function rememberRole(c: Context, deps: KnownDeps, role: string): void {
  const known = knownTablet(c, deps);
  const kept = known !== null && mayTakeOver(role, [known.role]) ? known.role : role;
  const tablet = { device: known?.device ?? newToken(), role: kept };
  const value = `${tablet.device}.${kept}.${sealOf(deps.keys, tablet)}`;
  putCookie(c, deps.reach, { name: COOKIE, value, maxAgeS: KEPT_S });
}

function sealOf({ bearer }: Keys, { device, role }: KnownTablet): string {
  return boundToken(bearer, `tablet:${device}:${role}`);
}

type QrRequestDeps = StaffGateDeps & { keys: Keys };

/** A tablet without a response may repeat its request for this long. */
const MAY_ASK_AGAIN_MS = 60 * 60_000;

/** Returns the next session after a device switch whose response the tablet did not fully receive. */
export async function staffOfQrRequest(c: Context, deps: QrRequestDeps) {
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

/** Returns the signed-in person, their cookie, and that of the next session; a repeated request gets the same values. */
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
