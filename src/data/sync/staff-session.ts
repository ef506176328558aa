import type { SignInStaffInput } from '#domain/staff/sign-in-staff';
import { type EntryState, isTerminal } from '#domain/sync/entry-state';
import type { AdminDb } from '../admin-db';
import { ApiError, readJson } from '../api-client';
import { withDb } from '../db-health';
import type { DataDeps } from '../deps';
import { drain } from '../outbox/drain';
import { isActOfPerson, stateOf } from '../outbox/entries';
import { releaseSignedIn } from '../outbox/release';
import { readSession, type StaffUser, writeSession } from '../session';

type StaffDeps = DataDeps<AdminDb>;

/**
 * Signs in; only while connected. What this person had queued goes on, what somebody else had queued asks.
 * @throws ApiError auth.failed; TypeError when nothing answers
 */
export async function signInStaff(deps: StaffDeps, input: SignInStaffInput): Promise<StaffUser> {
  const { token, user } = await readJson<{ token: string; user: StaffUser }>(
    deps,
    '/api/admin/auth/login',
    { method: 'POST', body: JSON.stringify(input) },
  );
  await withDb(deps.db, () => writeSession(deps.db, { token, user }));
  await releaseSignedIn(deps, `admin:${user.id}`);
  deps.wake();
  return user;
}

/** How many acts are still unsent; above zero nothing has happened. */
export type SignOutReport = { unsent: number };

/** Signs out and clears the tablet's copy, once everything has been sent or the person lets it go. */
export async function signOutStaff(
  deps: StaffDeps,
  { discardUnsent = false } = {},
): Promise<SignOutReport> {
  if (!discardUnsent) {
    await drain(deps, { isHurried: true }).catch(() => {});
    const unsent = await countUnsent(deps);
    if (unsent > 0) return { unsent };
  }
  // The server forgets the session when it hears of it; this device forgets at once.
  await readJson(deps, '/api/admin/auth/logout', { method: 'POST' }).catch(() => {});
  const { db } = deps;
  await withDb(db, () =>
    db.transaction('rw', db.tables, () => Promise.all(db.tables.map((table) => table.clear()))),
  );
  return { unsent: 0 };
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

/** The server has spoken: there is nothing left to send, only something that was to be read. */
function isAnswered(state: EntryState): boolean {
  return isTerminal(state) || state === 'needs_user' || state === 'rejected';
}

async function countUnsent({ db }: StaffDeps): Promise<number> {
  const rows = await withDb(db, () => db.outbox.toArray());
  return rows.filter((row) => isActOfPerson(row) && !isAnswered(stateOf(row))).length;
}
