import type { SignInStaffInput } from '#domain/staff/staff-account';
import { staffPrincipal } from '#domain/sync/mutation';
import type { AdminDb } from '../admin-db';
import { ApiError, readJson } from '../api-client';
import { INIT_MARKER } from '../db';
import { withDb } from '../db-health';
import type { DataDeps } from '../deps';
import { drain } from '../outbox/drain';
import { isRowUnsent } from '../outbox/entries';
import { unblockAfterSignIn } from '../outbox/unblock';
import { isQrOrder } from '../row-guards';
import { mayAct, readSession, type StaffSession, type StaffUser, writeSession } from '../session';
import { flushBeforeSwitch, ownerOf } from './flush-before-switch';
import { openLock } from './tablet-lock';

type StaffDeps = DataDeps<AdminDb>;

/** Continues the person's mutations; other people's ask. @throws ApiError auth.failed; TypeError without a response */
export async function signInStaff(deps: StaffDeps, input: SignInStaffInput): Promise<StaffUser> {
  const { db } = deps;
  const last = await withDb(db, () => readSession(db));
  if (mayAct(last) && last.user.email !== input.email) await flushBeforeSwitch(deps, ownerOf(last));
  const { token, user } = await readJson<{ token: string; user: StaffUser }>(
    deps,
    '/api/admin/auth/login',
    { method: 'POST', body: JSON.stringify(input) },
  );
  await startSession(deps, { token, user });
  return user;
}

/** Roles see different rows, so a person of another role pulls the replica anew. */
export function startSession(
  deps: StaffDeps,
  { token, user }: { token: string; user: StaffUser },
): Promise<void> {
  return storeSession(deps, user, async (before) => {
    if (before && before.user.role !== user.role) await clearCopy(deps.db);
    await writeSession(deps.db, { token, user });
  });
}

/**
 * Stores the session, unlocks the tablet and lets the mutations that waited for the person go on: all or nothing, even
 * if the browser ends meanwhile.
 */
export async function storeSession(
  deps: StaffDeps,
  user: StaffUser,
  write: (before: StaffSession | undefined) => Promise<void>,
): Promise<void> {
  const { db } = deps;
  await withDb(db, () =>
    db.transaction('rw', db.tables, async () => {
      await write(await readSession(db));
      await unblockAfterSignIn(deps, staffPrincipal(user.id));
      await openLock({ db });
    }),
  );
  deps.wake();
}

/**
 * `send`: signs out only when nothing is unsent. `keep`: the outbox stays under its person's name, hidden until a
 * sign-in. `discard`: deletes the outbox.
 */
export type SignOutWay = 'send' | 'keep' | 'discard';

export type SignOutReport = { isSignedOut: boolean; unsent: number };

/** Clears the tablet once everything is sent; otherwise the person decides. */
export async function signOutStaff(
  deps: StaffDeps,
  { way = 'send' }: { way?: SignOutWay } = {},
): Promise<SignOutReport> {
  if (way === 'send') await drain(deps, { isHurried: true }).catch(() => {});
  if (way === 'send') {
    const unsent = await countUnsent(deps);
    if (unsent > 0) return { isSignedOut: false, unsent };
  }
  // This device deletes the session at once, and the server deletes it when the request arrives.
  await readJson(deps, '/api/admin/auth/logout', { method: 'POST' }).catch(() => {});
  return { isSignedOut: true, unsent: await leaveTablet(deps, way) };
}

/** Ends the session; the replica stays readable. Returns false if the tablet has another session already. */
export async function endSession({ db }: StaffDeps, refused?: string): Promise<boolean> {
  return withDb(db, () =>
    db.transaction('rw', db.meta, async () => {
      const session = await readSession(db);
      if (!session) return true;
      const { heldToken, heldBy: _owner, ...rest } = session;
      if (refused !== undefined && refused !== (session.token ?? heldToken)) return false;
      await writeSession(db, { ...rest, token: null });
      return true;
    }),
  );
}

export function isSessionOver(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Clears the tablet, or locks it if mutations wait, including ones queued meanwhile. Resolves to their number. */
function leaveTablet({ db, now }: StaffDeps, way: SignOutWay): Promise<number> {
  return withDb(db, () =>
    db.transaction('rw', db.tables, async () => {
      const unsent = way === 'discard' ? 0 : unsentAmong(await db.outbox.toArray());
      const session = await readSession(db);
      if (unsent === 0) {
        await Promise.all(db.tables.map((table) => table.clear()));
        // The app itself cleared the tablet: the next start must not report an eviction.
        await db.meta.put({ k: INIT_MARKER, v: now() });
      } else if (session) await writeSession(db, { ...session, token: null, isLocked: true });
      return unsent;
    }),
  );
}

/** Deletes the replica; the next pull reads everything anew. The outbox stays. */
export async function clearCopy(db: AdminDb): Promise<void> {
  await db.transaction('rw', [...db.copyTables, db.meta], async () => {
    const qrOrders = await db.order.filter(isQrOrder).toArray();
    await Promise.all(db.copyTables.map((table) => table.clear()));
    await db.order.bulkPut(qrOrders);
    await db.meta.delete('cursor');
  });
}

async function countUnsent({ db }: StaffDeps): Promise<number> {
  return unsentAmong(await withDb(db, () => db.outbox.toArray()));
}

function unsentAmong(rows: readonly unknown[]): number {
  return rows.filter(isRowUnsent).length;
}
