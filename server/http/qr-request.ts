import type { Context } from 'hono';
import type { StaffSession } from '../repositories/staff.repository';
import { boundToken, type Keys, sameHash, secretHash } from '../services/secrets/keys';
import { bearerOf, type StaffGateDeps, staffCookie } from './require-staff';

type QrRequestDeps = StaffGateDeps & { keys: Keys };

/** So long a tablet that did not hear of it may ask again. */
const MAY_ASK_AGAIN_MS = 60 * 60_000;

/** The session that follows on the one that is named: the tablet was given it, and has not, or not wholly, heard so. */
export async function staffOfQrRequest(
  c: Context,
  deps: QrRequestDeps,
): Promise<StaffSession | null> {
  const { keys, staff, now } = deps;
  const given = nextCookie(keys, bearerOf(c));
  const cookie = staffCookie(c, deps.reach);
  const isPair = isSame(boundToken(keys.bearer, cookie), bearerOf(c));
  // Its cookie came and the rest did not; or nothing came.
  if (!isPair && !isSame(cookie, given)) return null;
  const session = await staff.sessionByCookie(secretHash(given), now());
  return session && now() - session.createdAt < MAY_ASK_AGAIN_MS ? session : null;
}

/** Whose tablet it is, with its cookie and that of the session which would follow: the same at every try. */
export function askingTablet(c: Context, { keys, reach }: QrRequestDeps, session: StaffSession) {
  const came = staffCookie(c, reach);
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
