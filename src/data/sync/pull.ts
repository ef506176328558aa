import type { Table } from 'dexie';
import type { COPIED, CopiedTable, PullResponse } from '#domain/registry/copied-tables';
import type { OutboxEntry } from '#domain/registry/guest-mutations';
import { isForGuest } from '#domain/registry/guest-mutations';
import { mutationOf } from '#domain/registry/mutations';
import type { BarRules } from '#domain/settings/bar-rules';
import { USUAL_BAR_RULES } from '#domain/settings/bar-rules';
import { parseCursor } from '#domain/sync/cursor';
import type { Entity } from '#domain/sync/mutation';
import { isTerminal } from '#domain/sync/mutation';
import type { AdminDb, RowOf, StaffDeps } from '../admin-db';
import { applyChange, COPIES, isUnsentOrder, putNewer, UNSENT_V } from '../admin-db';
import { ApiError, readJson } from '../api-client';
import type { DataDeps } from '../db';
import { readMeta, withDb } from '../db';
import { inOutbox, readEntry, settleArrived } from '../outbox/outbox';
import { readSession } from '../session';
import { withTimeout } from '../with-timeout';
import { aboutThisTablet, barTimeOf } from './contact-watch';

const BAR_RULES = 'barRules';

/** Writes the rules only if they differ: every write wakes the pages that read them. */
export async function keepBarRules(db: AdminDb, rules: BarRules | undefined): Promise<void> {
  if (!rules) return;
  const known = await readMeta<BarRules>(db, BAR_RULES);
  if (JSON.stringify(known) === JSON.stringify(rules)) return;
  await db.meta.put({ k: BAR_RULES, v: rules });
}

/** Resolves to the last known rules; before the first pull, the usual ones. */
export async function readBarRules(db: AdminDb): Promise<BarRules> {
  return { ...USUAL_BAR_RULES, ...(await readMeta<BarRules>(db, BAR_RULES)) };
}

const CURSOR = 'cursor';
const REST = 'rest';
const SESSION_ENDS = 'sessionEndsAt';

type CopyDeps = Pick<DataDeps<AdminDb>, 'db'>;

/** `rest` is the place in the snapshot that the copy has come to. */
type Place = {
  cursor: string | undefined;
  token: string | null | undefined;
  rest?: string | null | undefined;
};

/** The rows of each store; responses of older servers lack some. */
type Rows = {
  [T in CopiedTable as (typeof COPIED)[T]['rows']]?: RowOf<(typeof COPIED)[T]['store']>[];
};

type Snapshot = Rows & {
  epoch: string;
  cursor: string;
  sessionEndsAt?: number;
  rules?: BarRules;
  /** The next page; responses of older servers have everything. */
  next?: string | null;
};

function readPlace({ db }: CopyDeps): Promise<Place> {
  return withDb(db, () => placeOf(db));
}

/** Stores a page with its cursor. Returns false and drops the page after a sign-out, or if another tab was faster. */
function applyPage({ db }: CopyDeps, from: Place, response: PullResponse) {
  return inCopy(db, from, async () => {
    for (const change of response.changes) await applyChange(db, change);
    await keepPlace(db, response);
  });
}

/**
 * Stores a page of a snapshot in one transaction; leaves the outbox as it is. The first page replaces the whole replica.
 * A later one of another database is dropped: the next pull starts over.
 */
function storeCopy({ db }: CopyDeps, from: Place, page: Snapshot, isFirst: boolean) {
  const isLater = isLaterOf(from.cursor, page.cursor);
  return inCopy(db, from, async () => {
    if (!isFirst && !isLater) return;
    // The server does not have orders from a guest's QR code yet: they stay.
    const qrOrders = await db.order.filter(isUnsentOrder).toArray();
    for (const { store, rows: name } of COPIES) {
      const table = db.table(store);
      const rows: readonly AnyRow[] = page[name] ?? [];
      const newest = isLater ? await newestOf(table, rows) : rows;
      if (isFirst) await table.clear();
      await table.bulkPut(newest);
    }
    if (isFirst) {
      for (const order of qrOrders) await putNewer(db.order, order);
      await keepPlace(db, page);
    }
    await db.meta.put({ k: REST, v: page.next });
  });
}

type AnyRow = { id: string | number; v: number };

async function keepPlace(
  db: AdminDb,
  { cursor, sessionEndsAt, rules }: Pick<PullResponse, 'cursor' | 'sessionEndsAt' | 'rules'>,
): Promise<void> {
  await db.meta.bulkPut([
    { k: CURSOR, v: cursor },
    { k: SESSION_ENDS, v: sessionEndsAt ?? null },
  ]);
  await keepBarRules(db, rules);
}

/** Resolves to the end of the session, by the server's clock; null while unknown. */
export async function readSessionEnd(db: AdminDb): Promise<number | null> {
  return (await readMeta<number | null>(db, SESSION_ENDS)) ?? null;
}

/** Deletes the replica of a person who may not read it; leaves the outbox as it is. */
async function wipeCopy({ db }: CopyDeps, from: Place): Promise<void> {
  await inCopy(db, from, async () => {
    await Promise.all(db.copyTables.map((table) => table.clear()));
    await db.meta.delete(CURSOR);
  });
}

function inCopy(db: AdminDb, from: Place, write: () => Promise<void>): Promise<boolean> {
  return withDb(db, () =>
    db.transaction('rw', [...db.copyTables, db.meta], async () => {
      const { cursor, token } = await placeOf(db);
      if (cursor !== from.cursor || token !== from.token) return false;
      await write();
      return true;
    }),
  );
}

async function placeOf(db: AdminDb): Promise<Place> {
  const session = await readSession(db);
  return {
    cursor: await readMeta<string>(db, CURSOR),
    rest: await readMeta<string | null>(db, REST),
    token: session?.token,
  };
}

/** True if the version is later within the same feed; other versions are not comparable. */
function isLaterOf(before: string | undefined, after: string): boolean {
  const [from, to] = [parseCursor(before ?? ''), parseCursor(after)];
  return from !== null && to !== null && from.epoch === to.epoch && from.seq <= to.seq;
}

/** A push response or a pull may have stored a newer row during a page's load: that newer row stays. */
async function newestOf(table: Table, rows: readonly AnyRow[]): Promise<AnyRow[]> {
  const here: (AnyRow | undefined)[] = await table.bulkGet(rows.map(({ id }) => id));
  return rows.map((row, i) => {
    const known = here[i];
    return known && known.v > row.v ? known : row;
  });
}

export function staffEntries(stored: readonly unknown[]): OutboxEntry[] {
  return stored
    .flatMap((row) => readEntry(row) ?? [])
    .map((entry) => ({ ...entry, createdAt: barTimeOf(entry.createdAt) }));
}

/** Reads the entries of one entity kind only, so that live queries run less often. */
export async function staffEntriesAbout(db: AdminDb, entity: Entity): Promise<OutboxEntry[]> {
  return staffEntries(await db.outbox.where('entityKey').startsWith(`${entity}:`).toArray());
}

const PAGE = 500;
/** Extends the time-out beyond the time for which the server holds a response (ms). */
const GRACE_MS = 15_000;

type HeldPull = { waitS: number; signal: AbortSignal };

/**
 * Updates the replica: first a snapshot, then changes. One transaction stores a page of changes and its cursor.
 * @throws ApiError 401: the session ended, the replica stays; 403: no access, the replica is deleted
 */
export async function pull(deps: StaffDeps): Promise<void> {
  await pullFrom(deps, await readPlace(deps), pullChanges);
}

/**
 * A row has the id of the mutation that made it, so a row in the copy proves that the server has that mutation, also
 * if the response was lost and another person is signed in now.
 */
async function settleStored(deps: StaffDeps): Promise<void> {
  const { db } = deps;
  const open = staffEntries(await withDb(db, () => db.outbox.toArray())).filter(
    ({ kind, state }) => !isForGuest(kind) && !isTerminal(state),
  );
  const settled = open.map(({ id, kind }) =>
    inOutbox(deps, async () => {
      const { row } = mutationOf(kind);
      const stored = row && (await db.table(row.store).get(id));
      return stored && stored.v !== UNSENT_V ? settleArrived(deps, id) : false;
    }),
  );
  // Entries that waited for one of them can be sent now.
  if ((await Promise.all(settled)).includes(true)) deps.wake();
}

/** Pulls one page, which the server may hold back. Resolves to true if there was news. @throws ApiError as `pull` */
export async function pullHeld(deps: StaffDeps, { waitS, signal }: HeldPull): Promise<boolean> {
  return withTimeout(waitS * 1_000 + GRACE_MS, async (limited, abort) => {
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
    try {
      return await pullFrom(deps, await readPlace(deps), async (_, from) => {
        if (from.rest) return pullChanges(deps, from);
        const response = await readPage(deps, from, { wait: String(waitS) }, { signal: limited });
        await applyPage(deps, from, response);
        return response.cursor !== from.cursor;
      });
    } finally {
      signal.removeEventListener('abort', abort);
    }
  });
}

/** Resolves to null if nobody is signed in. */
export async function pullToken({ db }: StaffDeps): Promise<string | null> {
  const session = await withDb(db, () => readSession(db));
  return session?.token ?? null;
}

async function pullFrom(
  deps: StaffDeps,
  from: Place,
  pullOn: (deps: StaffDeps, from: Place) => Promise<boolean>,
): Promise<boolean> {
  try {
    const pullNow = from.cursor === undefined ? pullSnapshot : pullOn;
    const isNews = await pullNow(deps, from).catch((error: unknown) => {
      // The feed no longer reaches back, or the database or role has changed.
      if (isRefusedWith(error, 410)) return pullSnapshot(deps, from);
      throw error;
    });
    await settleStored(deps);
    return isNews;
  } catch (error) {
    if (isRefusedWith(error, 403)) await wipeCopy(deps, from);
    throw error;
  }
}

/** Between the pages of a new copy it pulls what has changed, so that a new order waits for one page at most. */
async function pullChanges(deps: StaffDeps, place: Place): Promise<boolean> {
  for (let from: Place | null = place; from !== null; ) {
    const response: PullResponse = await readPage(deps, from);
    const isApplied = await applyPage(deps, from, response);
    const isWhole: boolean = !response.hasMore && !from.rest;
    from = isApplied && !isWhole ? { ...from, cursor: response.cursor } : null;
    if (from?.rest && !response.hasMore) from = await pullCopy(deps, from, from.rest);
  }
  return true;
}

async function readPage(
  deps: StaffDeps,
  { cursor = '' }: Place,
  more: Record<string, string> = {},
  init: RequestInit = {},
): Promise<PullResponse> {
  const about = await aboutThisTablet(deps);
  const query = new URLSearchParams({ cursor, limit: String(PAGE), ...about, ...more });
  return readJson(deps, `/api/admin/sync?${query}`, init);
}

async function pullSnapshot(deps: StaffDeps, from: Place): Promise<boolean> {
  const stored = await pullCopy(deps, from, '');
  return stored?.rest ? pullChanges(deps, stored) : true;
}

/** Stores the page of a snapshot after a place; null if it was dropped. */
async function pullCopy(deps: StaffDeps, from: Place, after: string): Promise<Place | null> {
  const page = await readJson<Snapshot>(deps, `/api/admin/snapshot?after=${after}`);
  const isStored = await storeCopy(deps, from, page, after === '');
  const cursor = after ? from.cursor : page.cursor;
  return isStored ? { ...from, cursor, rest: page.next } : null;
}

function isRefusedWith(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}
