import type { Context, Handler, Hono, Next } from 'hono';
import { DomainError } from '#domain/error-codes';
import { type Ability, may } from '#domain/staff/roles';
import type { Operation } from '#domain/sync/operation';
import type { StaffRepository, StaffSession } from '../repositories/staff.repository';
import { sameHash, secretHash } from '../services/secrets/keys';
import { clearCookie, putCookie, readCookie } from './cookies';
import type { Reach } from './request-facts';

const COOKIE = 'bb_admin';

export type StaffEnv = { Variables: { session: StaffSession } };
export type StaffGateDeps = { staff: StaffRepository; now: () => number; reach: Reach };

/** Guests' routes have no session. */
export type App = Hono<StaffEnv>;

type Gate = Pick<Operation, 'need' | 'byCookie'> & {
  /** Accepts another session after the named one has ended, or returns null. */
  orElse?: (c: Context) => Promise<StaffSession | null>;
};

/** Serves an operation of staff. No other function does, so that nobody can forget the ability. */
export function staffRoute(
  app: App,
  deps: StaffGateDeps,
  { method, path, ...gate }: Pick<Operation, 'method' | 'path'> & Gate,
  handler: Handler<StaffEnv>,
): void {
  if (gate.need === 'anybody') app.on(method, path, handler);
  else app.on(method, path, requireStaff(deps, gate), handler);
}

function requireStaff(deps: StaffGateDeps, { need, byCookie, orElse }: Gate) {
  return async (c: Context<StaffEnv>, next: Next) => {
    const named = byCookie ? await cookieSession(c, deps) : await bearerSession(c, deps);
    const session = named ?? (await orElse?.(c)) ?? null;
    if (!session) throw new DomainError('unauthorized');
    if (!mayCall(session, need)) throw new DomainError('forbidden');
    c.set('session', session);
    // The request does not wait for this write, because a full disk must not lock staff out.
    deps.staff.noteSeen(session, deps.now()).catch(() => {});
    await next();
  };
}

function mayCall({ member }: StaffSession, need: Operation['need']): boolean {
  return need === 'anybody' || need === 'signed-in' || may(member.role, need);
}

/** Authenticates by cookie, because an event stream cannot send headers. */
async function cookieSession(c: Context, { staff, now, reach }: StaffGateDeps) {
  const cookie = staffCookie(c, reach);
  return cookie ? staff.sessionByCookie(secretHash(cookie), now()) : null;
}

/** Authenticates by bearer for reads; mutations also need the session's cookie, which no other site can send. */
async function bearerSession(c: Context, { staff, now, reach }: StaffGateDeps) {
  const bearer = bearerOf(c);
  const session = bearer ? await staff.sessionByBearer(secretHash(bearer), now()) : null;
  const isSafe = c.req.method === 'GET' || c.req.method === 'HEAD';
  if (!session || isSafe) return session;
  return sameHash(secretHash(staffCookie(c, reach)), session.cookieHash) ? session : null;
}

export async function isStaffWho(c: Context, { staff, now }: StaffGateDeps, ability: Ability) {
  const bearer = bearerOf(c);
  const session = bearer ? await staff.sessionByBearer(secretHash(bearer), now()) : null;
  return session !== null && may(session.member.role, ability);
}

/** Returns true if the browser has a staff session, because page requests carry no bearer. */
export async function isAdminHere(c: Context, deps: StaffGateDeps): Promise<boolean> {
  const session = await cookieSession(c, deps);
  return session !== null && may(session.member.role, 'activity.read');
}

export function bearerOf(c: Context): string {
  return /^Bearer ([\w-]{20,100})$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
}

export function staffCookie(c: Context, reach: Reach): string {
  return readCookie(c, reach, COOKIE);
}

export function setStaffCookie(c: Context, reach: Reach, value: string, maxAgeS: number): void {
  putCookie(c, reach, { name: COOKIE, value, maxAgeS });
}

export function clearStaffCookie(c: Context, reach: Reach): void {
  clearCookie(c, reach, COOKIE);
}
