import { INVENTORY } from '#domain/inventory/inventory-item';
import type { RecordPage, ResourceRecord } from '#domain/resource/resource';
import type { AdminDb, StaffDeps } from '../admin-db';
import { readJson } from '../api-client';
import { readMeta, withDb } from '../db';
import { storedLanguage } from '../preferences/language';
import { readSession, type StaffUser } from '../session';
import { isTabletLocked, readPins, readTeam } from './tablet-lock';

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
    await db.meta.put({ k: keyOf(path), v: kept });
  }).catch(() => {
    // Full or blocked storage: the app shows the response without storing it.
  });
  return { value, at };
}

/** Reads the stored response, for the same person only. */
export async function readKept<T>({ db }: Pick<StaffDeps, 'db'>, path: string) {
  const [session, kept] = await withDb(db, () =>
    Promise.all([readSession(db), readMeta<Kept>(db, keyOf(path))]),
  );
  if (!kept || !session || session.isLocked) return null;
  if (kept.path !== path || kept.userId !== session.user.id) return null;
  // Only askAndKeep writes the row, under its own path.
  return { value: kept.value as T, at: kept.at };
}

/** Returns one key per kind of path: a list with many queries stores its last response. */
function keyOf(path: string): string {
  return `${READING}${path.split('?')[0]}`;
}
