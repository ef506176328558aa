import { INVENTORY } from '#domain/inventory/inventory-item';
import type { RecordPage, ResourceRecord } from '#domain/resource/resource';
import { signInByPasskey } from '#domain/staff/passkeys.operations';
import { signIn } from '#domain/staff/staff.operations';
import type { SignInByPasskeyInput, SignInStaffInput } from '#domain/staff/staff-account';
import type { DeviceRole } from '#domain/stations/station';
import { staffPrincipal } from '#domain/sync/mutation';
import type { Operation } from '#domain/sync/operation';
import type { AdminDb, StaffDeps } from '../admin-db';
import { isUnsentOrder } from '../admin-db';
import { ApiError, readJson } from '../api-client';
import type { DataDeps } from '../db';
import { INIT_MARKER, readMeta, withDb } from '../db';
import { drain, sendWhile, unblockAfterSignIn } from '../outbox/drain';
import { isOnItsWay, isRowUnsent, readEntry } from '../outbox/outbox';
import { storedLanguage } from '../preferences/language';
import type { StaffSession, StaffUser } from '../session';
import { mayAct, readSession, writeSession } from '../session';
import { DEVICE } from '../sync/contact-watch';
import { isTabletLocked, openLock, readPins, readTeam } from './tablet-lock';

/** Limits the wait for the other person's queued mutations (ms). */
const PATIENCE_MS = 3_000;

/** Returns the owner of the tablet's session; sessions of older builds lack `heldBy` after a device switch. */
export function ownerOf({ token, user, heldBy }: StaffSession): string {
  return token === null && heldBy !== undefined ? heldBy : user.id;
}

/** Sends a person's queued mutations while the tablet has their session; later ones wait for the person's return. */
export async function flushBeforeSwitch(deps: DataDeps, staffId: string): Promise<void> {
  await sendWhile(deps, PATIENCE_MS, () => waitsFor(deps, staffId));
}

async function waitsFor({ db }: DataDeps, staffId: string): Promise<boolean> {
  const rows = await withDb(db, () => db.outbox.toArray());
  const mine = staffPrincipal(staffId);
  const entries = rows.flatMap((row) => readEntry(row) ?? []);
  return entries.some((entry) => entry.principal === mine && isOnItsWay(entry));
}

/** Drafts expire after this time (ms): a draft of yesterday could overwrite newer data. */
const KEPT_MS = 24 * 3_600_000;
const PREFIX = 'draft:';

/** Holds an unsaved edit; `what` names its subject: "table:5". */
export type StaffDraft = { userId: string; what: string; at: number; draft: unknown };

type Whose = Pick<StaffDraft, 'userId' | 'what'>;

/** Stores an unsaved edit, which then survives the lock, Back and a restart. */
export async function keepDraft(
  { db, now }: StaffDeps,
  { userId, what, draft }: Omit<StaffDraft, 'at'>,
): Promise<void> {
  const kept: StaffDraft = { userId, what, at: now(), draft };
  await withDb(db, () => db.meta.put({ k: keyOf(kept), v: kept }));
}

export async function forgetDraft({ db }: StaffDeps, whose: Whose): Promise<void> {
  await withDb(db, () => db.meta.delete(keyOf(whose)));
}

/** Reads drafts, the last edited first; deletes drafts older than a day. */
export async function readDrafts(
  { db, now }: StaffDeps,
  { userId, kind }: { userId: string; kind: string },
): Promise<StaffDraft[]> {
  const rows = await withDb(db, () => db.meta.where('k').startsWith(PREFIX).toArray());
  // Only keepDraft writes these rows.
  const kept = rows.map(({ v }) => v as StaffDraft);
  const isOld = ({ at }: StaffDraft) => now() - at > KEPT_MS;
  await withDb(db, () => db.meta.bulkDelete(kept.filter(isOld).map(keyOf)));
  return kept
    .filter((one) => one.userId === userId && one.what.startsWith(`${kind}:`) && !isOld(one))
    .sort((a, b) => b.at - a.at);
}

function keyOf({ userId, what }: Whose): string {
  return `${PREFIX}${userId}:${what}`;
}

/** Continues the person's mutations; other people's ask. @throws ApiError auth.failed; TypeError without a response */
export function signInStaff(deps: StaffDeps, input: SignInStaffInput): Promise<StaffUser> {
  return signInBy(deps, signIn, { input, isOwn: ({ user }) => user.email === input.email });
}

/** Signs in as `signInStaff` does, by a passkey that the person has chosen. @throws ApiError passkey.unknown, … */
export function signInStaffByPasskey(deps: StaffDeps, input: SignInByPasskeyInput) {
  // The device that made the passkey keeps the account's id with it.
  const id = atob(input.credential.response.userHandle.replace(/-/g, '+').replace(/_/g, '/'));
  return signInBy(deps, signInByPasskey, { input, isOwn: ({ user }) => user.id === id });
}

type SignInWay = { input: object; isOwn: (last: StaffSession) => boolean };

async function signInBy(deps: StaffDeps, { method, path }: Operation, { input, isOwn }: SignInWay) {
  const { db } = deps;
  const last = await withDb(db, () => readSession(db));
  if (mayAct(last) && !isOwn(last)) await flushBeforeSwitch(deps, ownerOf(last));
  const { token, user } = await readJson<{ token: string; user: StaffUser }>(deps, path, {
    method,
    body: JSON.stringify(input),
  });
  await startSession(deps, { token, user });
  return user;
}

/** Roles see different rows, so a person of another role pulls the replica anew. */
export function startSession(deps: StaffDeps, { token, user }: { token: string; user: StaffUser }) {
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
    const unsent = unsentAmong(await withDb(deps.db, () => deps.db.outbox.toArray()));
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
        const device = await readMeta<string>(db, DEVICE);
        const own = device === undefined ? undefined : await db.device.get(device);
        await Promise.all(db.tables.map((table) => table.clear()));
        // The kitchen's tablet stays the kitchen's, whoever signs in next.
        if (device !== undefined) await db.meta.put({ k: DEVICE, v: device });
        if (own) await db.device.put(own);
        // The app itself cleared the tablet: the next start must not report an eviction.
        await db.meta.put({ k: INIT_MARKER, v: now() });
      } else if (session) await writeSession(db, { ...session, token: null, isLocked: true });
      return unsent;
    }),
  );
}

/** Deletes the replica; the next pull reads everything anew. The outbox stays. */
async function clearCopy(db: AdminDb): Promise<void> {
  await db.transaction('rw', [...db.copyTables, db.meta], async () => {
    const qrOrders = await db.order.filter(isUnsentOrder).toArray();
    await Promise.all(db.copyTables.map((table) => table.clear()));
    await db.order.bulkPut(qrOrders);
    await db.meta.delete('cursor');
  });
}

function unsentAmong(rows: readonly unknown[]): number {
  return rows.filter(isRowUnsent).length;
}

/** Names the storage key of all stock items; the first page of their list has its own key. */
export const ALL_ITEMS = `${INVENTORY.path}#all`;

const PER_PAGE = 200;

/** @throws ApiError; TypeError */
export async function readAllItems(deps: StaffDeps): Promise<ResourceRecord[]> {
  const items = new Map<ResourceRecord['id'], ResourceRecord>();
  for (let page = 1; ; page += 1) {
    const query = new URLSearchParams({ page: String(page), limit: String(PER_PAGE) });
    const { rows } = await readJson<RecordPage>(deps, `${INVENTORY.path}?${query}`);
    for (const row of rows) items.set(row.id, row);
    if (rows.length < PER_PAGE) return [...items.values()];
  }
}

export type LockPerson = Omit<StaffUser, 'email'> & {
  /** True if the person has unlocked this tablet before: their PIN works offline. */
  isKnownHere: boolean;
};

export type TabletLock = {
  /** undefined before the first read of the storage. */
  isLocked: boolean | undefined;
  hasPin: boolean;
  /** True after an offline unlock: the tablet sends nothing until the server has verified the PIN. */
  isUnproved: boolean;
  people: LockPerson[];
};

export const NOT_KNOWN: TabletLock = {
  isLocked: undefined,
  hasPin: false,
  isUnproved: false,
  people: [],
};

/** Storage that cannot be read counts as locked. */
export const CLOSED: TabletLock = { ...NOT_KNOWN, isLocked: true };

export async function readLock(db: AdminDb): Promise<TabletLock> {
  try {
    const [session, isLocked, pins, team] = await Promise.all([
      readSession(db),
      isTabletLocked(db),
      readPins(db),
      readTeam(db),
    ]);
    const known = Object.values(pins).map(({ user }) => ({ ...user, hasPin: true }));
    const all = [...known, ...team.filter(({ id, hasPin }) => hasPin && !(id in pins))];
    const people = all.map(({ id, firstName, lastName, role }) => ({
      id,
      firstName,
      lastName,
      role,
      isKnownHere: id in pins,
    }));
    return {
      isLocked,
      hasPin: people.some(({ id }) => id === session?.user.id),
      isUnproved: session?.token === null && session.heldToken !== undefined,
      people,
    };
  } catch (error) {
    console.error(error);
    return CLOSED;
  }
}

/** Precedes the path in the key of a stored response in `meta`. */
export const READING = 'reading:';

export type Reading<T> = { value: T; at: number };

type Kept = Reading<unknown> & { userId: string; path: string };

export type Reader<T> = (deps: StaffDeps, path: string) => Promise<T>;

/** Returns the request for a response whose sentences are in the app's language. */
export function inLanguage(): RequestInit {
  return { headers: { 'Accept-Language': storedLanguage.get() } };
}

/** Reads from the server and stores the response for offline use. @throws ApiError; TypeError */
export async function askAndKeep<T>(
  deps: StaffDeps,
  path: string,
  read: Reader<T> = (deps, path) => readJson(deps, path, inLanguage()),
): Promise<Reading<T>> {
  const value = await read(deps, path);
  const at = deps.now();
  const { db } = deps;
  await withDb(db, async () => {
    const session = await readSession(db);
    if (!session) return;
    const kept: Kept = { value, at, path, userId: session.user.id };
    await db.meta.put({ k: readingKey(path), v: kept });
  }).catch(() => {
    // Full or blocked storage: the app shows the response without storing it.
  });
  return { value, at };
}

/** Reads the stored response, for the same person only. */
export async function readKept<T>({ db }: Pick<StaffDeps, 'db'>, path: string) {
  const [session, kept] = await withDb(db, () =>
    Promise.all([readSession(db), readMeta<Kept>(db, readingKey(path))]),
  );
  if (!kept || !session || session.isLocked) return null;
  if (kept.path !== path || kept.userId !== session.user.id) return null;
  // Only askAndKeep writes the row, under its own path.
  return { value: kept.value as T, at: kept.at };
}

/** Returns one key per kind of path: a list with many queries stores its last response. */
function readingKey(path: string): string {
  return `${READING}${path.split('?')[0]}`;
}

/** Resolves to what this device is; null if nobody has said it. */
export async function readDeviceRole(db: AdminDb): Promise<DeviceRole | null> {
  const device = await withDb(db, () =>
    db.transaction('r', db.meta, db.device, async () => {
      const id = await readMeta<string>(db, DEVICE);
      return id === undefined ? undefined : db.device.get(id);
    }),
  );
  return device?.role ?? null;
}
