import { isForGuest, type OutboxEntry } from '#domain/registry/guest-mutations';
import { mutationOf } from '#domain/registry/mutations';
import type { PullResponse } from '#domain/sync/change';
import { type Entity, isTerminal } from '#domain/sync/mutation';
import type { AdminDb, StaffDeps } from '../admin-db';
import { ApiError, readJson } from '../api-client';
import { withDb } from '../db';
import { inOutbox, readEntry, settleArrived } from '../outbox/outbox';
import { UNSENT_V } from '../row-guards';
import { readSession } from '../session';
import { withTimeout } from '../with-timeout';
import { aboutThisTablet } from './about-tablet';
import { barTimeOf } from './contact-watch';
import { applyPage, type Place, readPlace, type Snapshot, storeCopy, wipeCopy } from './replica';

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
