import { TERMINAL_KEEP_MS } from '#domain/sync/age';
import { isTerminal } from '#domain/sync/entry-state';
import type { OutboxEntry } from '#domain/sync/mutation';
import { hasCome, LEASE_MS } from '#domain/sync/retry';
import type { DataDeps } from '../deps';
import { readEntry } from './entries';
import { advanced, asStale, grewStale, inOutbox } from './outbox';

/**
 * Before each run: ends leases, marks mutations that are too old, deletes finished entries.
 * @param isAlone whether every earlier run has ended: what one of them was sending is then sent again at once, and not
 *   only when its lease expires
 */
export function sweep(deps: DataDeps, { isAlone = false } = {}): Promise<void> {
  return inOutbox(deps, async () => {
    for (const row of await deps.db.outbox.toArray()) {
      const entry = readEntry(row);
      if (!entry) continue;
      const next = swept(deps, entry, isAlone);
      if (next === 'gone') await deps.db.outbox.delete(entry.id);
      else if (next) await deps.db.outbox.put(next);
    }
    await deps.db.tidy(deps.now());
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
