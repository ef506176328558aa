import type { Context } from 'hono';
import { DomainError } from '#domain/error-codes';
import type { PasskeySite } from '#domain/staff/staff-account';
import { PASSKEY_ASKED_MS, passkeySite } from '#domain/staff/staff-account';
import type { Keys } from '../services/keys';
import { boundToken, isOurs } from '../services/keys';
import type { Reach } from './request-facts';
import { clearCookie, ownOrigin, putCookie, readCookie } from './request-facts';

type PasskeyDeps = { keys: Keys; reach: Reach; now: () => number };

const COOKIE = 'bb_passkey';

export type Challenge = { challenge: string; expiresAt: number };

/** The passkeys belong to the configured address, or to this machine. @throws DomainError passkey.unavailable */
export function siteOf(c: Context, reach: Reach): PasskeySite {
  const site = passkeySite(new URL(ownOrigin(c, reach)), reach.publicUrl !== undefined);
  if (!site) throw new DomainError('passkey.unavailable');
  return site;
}

/** Seals a challenge into a cookie, so that any process can check the response. `purpose` binds it to its use. */
export function putChallenge(
  c: Context,
  { keys, reach, now }: PasskeyDeps,
  { challenge, purpose }: { challenge: string; purpose: string },
): void {
  const expiresAt = now() + PASSKEY_ASKED_MS;
  const seal = sealOf(keys, purpose, { challenge, expiresAt });
  const value = `${challenge}.${expiresAt}.${seal}`;
  putCookie(c, reach, { name: COOKIE, value, maxAgeS: PASSKEY_ASKED_MS / 1000 });
}

/** Returns the challenge of this browser, and takes its cookie away. @throws DomainError passkey.expired */
export function takeChallenge(c: Context, deps: PasskeyDeps, purpose: string): Challenge {
  const { keys, reach, now } = deps;
  const [challenge = '', until = '', seal = ''] = readCookie(c, reach, COOKIE).split('.');
  const asked = { challenge, expiresAt: Number(until) };
  const isIt = isOurs(keys, seal, (one) => sealOf(one, purpose, asked));
  clearCookie(c, reach, COOKIE);
  if (!isIt || asked.expiresAt <= now()) throw new DomainError('passkey.expired');
  return asked;
}

function sealOf({ passkey }: Keys, purpose: string, { challenge, expiresAt }: Challenge): string {
  return boundToken(passkey, `${purpose}:${challenge}:${expiresAt}`);
}
