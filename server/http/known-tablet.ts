import type { Context } from 'hono';
import { mayTakeOver } from '#domain/staff/pin';
import { boundToken, isOurs, type Keys, newToken } from '../services/secrets/keys';
import { putCookie, readCookie } from './cookies';
import type { Reach } from './request-facts';

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
