import type { Context } from 'hono';
import { DomainError } from '#domain/error-codes';
import type { MemberSession, MembersRepository } from '../repositories/members.repository';
import { boundToken, type Keys, newToken, secretHash } from '../services/secrets/keys';
import { clearCookie, putCookie, readToken } from './cookies';
import type { Reach } from './request-facts';
import { entityId } from './validate';

export type MemberGateDeps = {
  members: MembersRepository;
  keys: Keys;
  now: () => number;
  reach: Reach;
};

/** A session ends thirty days after the last visit. */
export const MEMBER_SESSION_MS = 30 * 24 * 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
const BROWSER_COOKIE_S = 400 * 24 * 60 * 60;

/** Returns the signed-in member or null. A visit extends the session, at most once a day. */
export async function memberSession(c: Context, { members, now, reach }: MemberGateDeps) {
  const cookie = readToken(c, reach, 'bb_sid');
  if (cookie === null) return null;
  const session = await members.sessionByCookie(secretHash(cookie), now());
  const until = now() + MEMBER_SESSION_MS;
  if (session && session.expiresAt < until - DAY_MS) {
    await members.extendSession(session.cookieHash, until);
    setSessionCookie(c, reach, cookie);
  }
  return session;
}

/** @throws DomainError unauthorized when nobody is signed in */
export async function requireMember(c: Context, deps: MemberGateDeps): Promise<MemberSession> {
  const session = await memberSession(c, deps);
  if (!session) throw new DomainError('unauthorized');
  return session;
}

/** Checks that the path names the signed-in member; others get 404. */
export async function requireSelf(c: Context, deps: MemberGateDeps): Promise<MemberSession> {
  const session = await requireMember(c, deps);
  if (entityId(c) !== session.member.id) throw new DomainError('not_found');
  return session;
}

type Browser = { token: string; hash: string; isNew: boolean };

export function browserOf(c: Context, reach: Reach, made = newToken()): Browser {
  const known = readToken(c, reach, 'bb_club');
  const token = known ?? made;
  return { token, hash: secretHash(token), isNew: known === null };
}

export function joiningBrowser(
  c: Context,
  { keys, reach }: Pick<MemberGateDeps, 'keys' | 'reach'>,
  mutationId: string,
): Browser {
  return browserOf(c, reach, boundToken(keys.club, `browser:${mutationId}`));
}

export function keepBrowser(c: Context, reach: Reach, { token, isNew }: Browser): void {
  if (isNew) putCookie(c, reach, { name: 'bb_club', value: token, maxAgeS: BROWSER_COOKIE_S });
}

export function setSessionCookie(c: Context, reach: Reach, value: string): void {
  putCookie(c, reach, { name: 'bb_sid', value, maxAgeS: MEMBER_SESSION_MS / 1000 });
}

export function clearSessionCookie(c: Context, reach: Reach): void {
  clearCookie(c, reach, 'bb_sid');
}

/** Ends the session and deletes the proof, so that the next sign-in here needs a code. */
export async function forgetMemberHere(c: Context, deps: MemberGateDeps): Promise<void> {
  const cookie = readToken(c, deps.reach, 'bb_sid');
  if (cookie !== null) await deps.members.closeSession(secretHash(cookie));
  clearCookie(c, deps.reach, 'bb_sid');
  clearCookie(c, deps.reach, 'bb_club');
}

export function sessionHash(c: Context, reach: Reach): string | null {
  const cookie = readToken(c, reach, 'bb_sid');
  return cookie === null ? null : secretHash(cookie);
}
