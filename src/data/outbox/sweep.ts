import type { OutboxEntry } from '#domain/registry/outbox-entry';
import { TERMINAL_KEEP_MS } from '#domain/sync/age';
import { isTerminal } from '#domain/sync/entry-state';
import { hasCome, LEASE_MS } from '#domain/sync/mutation';
import { withDb } from '../db-health';
import type { DataDeps } from '../deps';
import { readEntry } from './entries';
import { advanced, asStale, grewStale, inOutbox } from './outbox';
import { isRobbed, type Run } from './run-lock';

const TIDY_EVERY_MS = 10 * 60_000;

/**
 * Ends leases, expires old entries and deletes settled ones before each drain.
 * @param run while the run is alone, sends entries of an earlier run again at once, before their lease expires
 */
export async function sweep(deps: DataDeps, run?: Run): Promise<void> {
  const { db } = deps;
  const isTidy = isTidied(deps);
  const rows = await withDb(db, () => db.outbox.toArray());
  if (isTidy && sweptOf(deps, rows, run?.isAlone === true).length === 0) return;
  await inOutbox(deps, async () => {
    const alone = run?.isAlone === true && !(await isRobbed(deps, run));
    for (const { id, next } of sweptOf(deps, await db.outbox.toArray(), alone)) {
      if (next === 'gone') await db.outbox.delete(id);
      else await db.outbox.put(next);
    }
    if (!isTidy) await db.tidy(deps.now());
  });
  if (!isTidy) tidiedAt.set(db, deps.now());
}

const tidiedAt = new WeakMap<object, number>();

function isTidied({ db, now }: DataDeps): boolean {
  return Math.abs(now() - (tidiedAt.get(db) ?? 0)) < TIDY_EVERY_MS;
}

function sweptOf(deps: DataDeps, rows: readonly unknown[], alone: boolean) {
  return rows.flatMap((row) => {
    const entry = readEntry(row);
    const next = entry && swept(deps, entry, alone);
    return next ? [{ id: entry.id, next }] : [];
  });
}

function swept(deps: DataDeps, entry: OutboxEntry, alone: boolean): OutboxEntry | 'gone' | null {
  const now = deps.now();
  if (isTerminal(entry.state)) {
    return now - (entry.settledAt ?? entry.createdAt) > TERMINAL_KEEP_MS ? 'gone' : null;
  }
  const isLeaseOver = alone || hasCome(entry.leaseUntil ?? 0, now, LEASE_MS);
  if (entry.state === 'sending' && isLeaseOver) {
    const free = advanced(entry, 'leaseExpired', now);
    return { ...free, attempts: entry.attempts + 1, nextAt: now };
  }
  return grewStale(deps, entry) ? asStale(entry, now) : null;
}
