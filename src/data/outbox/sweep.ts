import { TERMINAL_KEEP_MS } from '#domain/sync/age';
import { isTerminal } from '#domain/sync/entry-state';
import type { OutboxEntry } from '#domain/sync/mutation';
import { hasCome, LEASE_MS } from '#domain/sync/retry';
import { withDb } from '../db-health';
import type { DataDeps } from '../deps';
import { readEntry } from './entries';
import { advanced, asStale, grewStale, inOutbox } from './outbox';

const TIDY_EVERY_MS = 10 * 60_000;

/**
 * Before each run: ends leases, marks mutations that are too old, deletes finished entries.
 * @param isAlone whether every earlier run has ended: what one of them was sending is then sent again at once, and not
 *   only when its lease expires
 */
export async function sweep(deps: DataDeps, { isAlone = false } = {}): Promise<void> {
  const { db } = deps;
  const isTidy = isTidied(deps);
  const rows = await withDb(db, () => db.outbox.toArray());
  if (isTidy && sweptOf(deps, rows, isAlone).length === 0) return;
  await inOutbox(deps, async () => {
    for (const { id, next } of sweptOf(deps, await db.outbox.toArray(), isAlone)) {
      if (next === 'gone') await db.outbox.delete(id);
      else await db.outbox.put(next);
    }
    if (!isTidy) await db.tidy(deps.now());
  });
  if (!isTidy) tidiedAt.set(db, deps.now());
}

/** When the rows of a database that are too old were last deleted. */
const tidiedAt = new WeakMap<object, number>();

function isTidied({ db, now }: DataDeps): boolean {
  return Math.abs(now() - (tidiedAt.get(db) ?? 0)) < TIDY_EVERY_MS;
}

function sweptOf(deps: DataDeps, rows: readonly unknown[], isAlone: boolean) {
  return rows.flatMap((row) => {
    const entry = readEntry(row);
    const next = entry && swept(deps, entry, isAlone);
    return next ? [{ id: entry.id, next }] : [];
  });
}

function swept(deps: DataDeps, entry: OutboxEntry, isAlone: boolean): OutboxEntry | 'gone' | null {
  const now = deps.now();
  if (isTerminal(entry.state)) {
    return now - (entry.settledAt ?? entry.createdAt) > TERMINAL_KEEP_MS ? 'gone' : null;
  }
  const isLeaseOver = isAlone || hasCome(entry.leaseUntil ?? 0, now, LEASE_MS);
  if (entry.state === 'sending' && isLeaseOver) {
    const free = advanced(entry, 'leaseExpired', now);
    return { ...free, attempts: entry.attempts + 1, nextAt: now };
  }
  return grewStale(deps, entry) ? asStale(entry, now) : null;
}
