import type { OutboxEntry } from '#domain/registry/outbox-entry';
import { isStale } from '#domain/sync/age';
import { type EntryEvent, isTerminal, nextEntryState } from '#domain/sync/entry-state';
import { LEASE_MS } from '#domain/sync/mutation';
import { isQuota, withDb } from '../db';
import { clockOf, type DataDeps } from '../deps';
import { knownMutation } from '../known-mutations';
import { readEntry, redacted } from './entries';
import { isRobbed, type Run } from './run-lock';

/** Runs one transaction over the outbox, `meta` and the rows that responses change. */
export function inOutbox<T>(deps: DataDeps, run: () => Promise<T>): Promise<T> {
  const { db } = deps;
  return withDb(db, () => db.transaction('rw', [db.outbox, db.meta, ...db.responseTables], run));
}

/** Advances an entry; a settled entry loses body, secret and response immediately. */
export function advanced(entry: OutboxEntry, event: EntryEvent, now: number): OutboxEntry {
  const state = nextEntryState(entry.state, event);
  const { leaseOwner: _owner, leaseUntil: _until, ...free } = entry;
  const next = { ...(state === 'sending' ? entry : free), state };
  return isTerminal(state) ? redacted(next, entry.settledAt ?? now) : next;
}

/** Ends an entry whose row this device has read from the server. Runs inside `inOutbox`. Returns true if it was open. */
export async function settleArrived({ db, now }: DataDeps, id: string): Promise<boolean> {
  const entry = readEntry(await db.outbox.get(id));
  const settled = entry && advanced(entry, 'arrived', now());
  if (!settled || settled.state === entry.state) return false;
  await db.outbox.put(settled);
  return true;
}

/** Claims an entry for one attempt. Returns null if the entry is deleted or expired, or the run has lost the lock. */
export function claim(deps: DataDeps, id: string, attemptId: string, run?: Run) {
  return inOutbox(deps, async () => {
    if (run && (await isRobbed(deps, run))) return null;
    const entry = readEntry(await deps.db.outbox.get(id));
    // After a lost database connection the claim runs again: this run holds the claim already.
    if (entry?.state === 'sending' && entry.leaseOwner === attemptId) return entry;
    if (entry?.state !== 'queued') return null;
    if (grewStale(deps, entry)) {
      await deps.db.outbox.put(asStale(entry, deps.now()));
      return null;
    }
    const now = deps.now();
    const claimed: OutboxEntry = {
      ...advanced(entry, 'claim', now),
      leaseOwner: attemptId,
      leaseUntil: now + LEASE_MS,
      sentAt: entry.sentAt ?? now,
    };
    await deps.db.outbox.put(claimed);
    return claimed;
  });
}

/** True if the entry has expired. Entries that may have reached the server never expire on the device. */
export function grewStale(deps: DataDeps, entry: OutboxEntry): boolean {
  if (nextEntryState(entry.state, 'ttl') === entry.state) return false;
  const mayHaveArrived = entry.state === 'queued' && entry.sentAt !== undefined;
  return !mayHaveArrived && isStale(entry, clockOf(deps));
}

export function asStale(entry: OutboxEntry, now: number): OutboxEntry {
  const lastCode = knownMutation(entry.kind)?.staleCode;
  return { ...advanced(entry, 'ttl', now), ...(lastCode && { lastCode }) };
}

/** Saves; when storage is full, deletes pictures first. */
export async function saveWithRoom(deps: DataDeps, save: () => Promise<void>): Promise<void> {
  try {
    await inOutbox(deps, save);
  } catch (error) {
    if (!isQuota(error)) throw error;
    await deps.makeRoom();
    await inOutbox(deps, save);
  }
}
