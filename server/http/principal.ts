import type { Context } from 'hono';
import { DomainError } from '#domain/error-codes';
import { HEADERS } from '#domain/sync/mutation';
import type { MemberSession, MembersRepository } from '../repositories/members.repository';
import type { Keys } from '../services/keys';
import { boundToken, guestPrincipal, newToken, secretHash } from '../services/keys';
import type { Reach } from './request-facts';
import { clearCookie, entityId, putCookie, readToken } from './request-facts';

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
  await signOutHere(c, deps);
  clearCookie(c, deps.reach, 'bb_club');
}

export async function signOutHere(c: Context, { members, reach }: MemberGateDeps): Promise<void> {
  const cookie = readToken(c, reach, 'bb_sid');
  if (cookie !== null) await members.closeSession(secretHash(cookie));
  clearSessionCookie(c, reach);
}
