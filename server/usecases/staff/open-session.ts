import type { StaffRow, StaffSession } from '../../repositories/staff.repository';
import { boundToken, newToken, secretHash } from '../../services/secrets/keys';
import type { Parts } from '../shared/parts';

export const STAFF_SESSION_MS = 12 * 60 * 60_000;

/** The browser of a sign-in: its previous session ends, because one device has one person. */
export type SignInFrom = { formerCookie: string; device: string };

/** Returns a session of twelve hours with a cookie and a bearer derived from it. */
export function newSession(
  { keys, now }: Pick<Parts, 'keys' | 'now'>,
  member: StaffRow,
  device: string,
) {
  const cookie = newToken();
  const token = boundToken(keys.bearer, cookie);
  const at = now();
  const { id, email, firstName, lastName, role } = member;
  const session: Omit<StaffSession, 'member'> & { staffId: string } = {
    cookieHash: secretHash(cookie),
    bearerHash: secretHash(token),
    staffId: id,
    createdAt: at,
    expiresAt: at + STAFF_SESSION_MS,
    device,
    lastSeenAt: at,
  };
  return { session, opened: { cookie, token, user: { id, email, firstName, lastName, role } } };
}
