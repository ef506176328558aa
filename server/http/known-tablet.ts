import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { mayTakeOver } from '#domain/staff/pin';
import { boundToken, type Keys, sameHash } from '../services/keys';
import { isHttps, type Reach } from './request-facts';

type KnownDeps = { keys: Keys; reach: Reach };

const KEPT_S = 400 * 24 * 60 * 60;

/** As whom a password has been given on this device; it remembers so when nobody is signed in, too. */
export function knownRole(c: Context, { keys, reach }: KnownDeps): string | null {
  const [role = '', seal = ''] = (getCookie(c, cookieName(c, reach)) ?? '').split('.');
  return sameHash(seal, sealOf(keys, role)) ? role : null;
}

/** Somebody has given their password here: from now on a PIN may do as much. */
export function rememberRole(c: Context, deps: KnownDeps, role: string): void {
  const known = knownRole(c, deps);
  const kept = known !== null && mayTakeOver(role, [known]) ? known : role;
  setCookie(c, cookieName(c, deps.reach), `${kept}.${sealOf(deps.keys, kept)}`, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    secure: isHttps(c, deps.reach),
    maxAge: KEPT_S,
  });
}

function sealOf({ bearer }: Keys, role: string): string {
  return boundToken(bearer, `tablet:${role}`);
}

function cookieName(c: Context, reach: Reach): string {
  return isHttps(c, reach) ? '__Host-bb_tablet' : 'bb_tablet';
}
