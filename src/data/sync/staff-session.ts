import type { SignInStaffInput } from '#domain/staff/sign-in-staff';
import { staffPrincipal } from '#domain/sync/principal';
import type { AdminDb } from '../admin-db';
import { ApiError, readJson } from '../api-client';
import { withDb } from '../db-health';
import type { DataDeps } from '../deps';
import { drain } from '../outbox/drain';
import { isRowUnsent } from '../outbox/entries';
import { releaseSignedIn } from '../outbox/release';
import { readSession, type StaffUser, writeSession } from '../session';

type StaffDeps = DataDeps<AdminDb>;

/**
 * Signs in; only while connected. What this person had queued goes on, what somebody else had queued asks.
 * @throws ApiError auth.failed; TypeError when nothing answers
 */
export async function signInStaff(deps: StaffDeps, input: SignInStaffInput): Promise<StaffUser> {
  const { db } = deps;
  const { token, user } = await readJson<{ token: string; user: StaffUser }>(
    deps,
    '/api/admin/auth/login',
    { method: 'POST', body: JSON.stringify(input) },
  );
  await withDb(db, async () => {
    const before = await readSession(db);
    // What one role may see is not what another may: the copy is asked for anew.
    if (before && before.user.role !== user.role) await clearCopy(db);
    await writeSession(db, { token, user });
  });
  await releaseSignedIn(deps, staffPrincipal(user.id));
  deps.wake();
  return user;
}

/**
 * send: only if everything arrives. keep: what waits stays here under its person's name, hidden until somebody
 * signs in. discard: what waits is lost.
 */
export type SignOutWay = 'send' | 'keep' | 'discard';

/** How many acts the server does not have; a person who chose `send` is still signed in above zero. */
export type SignOutReport = { isSignedOut: boolean; unsent: number };

/** Signs out: once everything has been sent the tablet's copy is cleared; otherwise the person decides. */
export async function signOutStaff(
  deps: StaffDeps,
  { way = 'send' }: { way?: SignOutWay } = {},
): Promise<SignOutReport> {
  if (way === 'send') await drain(deps, { isHurried: true }).catch(() => {});
  const unsent = way === 'discard' ? 0 : await countUnsent(deps);
  if (way === 'send' && unsent > 0) return { isSignedOut: false, unsent };
  // The server forgets the session when it hears of it; this device forgets at once.
  await readJson(deps, '/api/admin/auth/logout', { method: 'POST' }).catch(() => {});
  if (unsent > 0) await lockSession(deps);
  else await clearTablet(deps);
  return { isSignedOut: true, unsent };
}

/** The server no longer knows the session: nobody is signed in, but what is here stays readable. */
export async function endSession({ db }: StaffDeps): Promise<void> {
  await withDb(db, async () => {
    const session = await readSession(db);
    if (session) await writeSession(db, { ...session, token: null });
  });
}

export function isSessionOver(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

async function lockSession({ db }: StaffDeps): Promise<void> {
  await withDb(db, async () => {
    const session = await readSession(db);
    if (session) await writeSession(db, { ...session, token: null, isLocked: true });
  });
}

async function clearTablet({ db }: StaffDeps): Promise<void> {
  await withDb(db, () =>
    db.transaction('rw', db.tables, () => Promise.all(db.tables.map((table) => table.clear()))),
  );
}

async function clearCopy(db: AdminDb): Promise<void> {
  await db.transaction('rw', [...db.copyTables, db.meta], async () => {
    await Promise.all(db.copyTables.map((table) => table.clear()));
    await db.meta.delete('cursor');
  });
}

async function countUnsent({ db }: StaffDeps): Promise<number> {
  const rows = await withDb(db, () => db.outbox.toArray());
  return rows.filter(isRowUnsent).length;
}
