import type { EntryEvent } from '#domain/sync/entry-state';
import { isToldByItself, type OutboxEntry } from '#domain/sync/mutation';
import type { DataDeps } from '../deps';
import { readEntry } from './entries';
import { advanced, inOutbox } from './outbox';

/** A new run of the app may be the newer build that the server asked for: those entries try again. */
export function releaseUpgraded(deps: DataDeps): Promise<void> {
  return releaseBy(deps, (entry) => (entry.state === 'blocked_upgrade' ? 'updateApplied' : null));
}

/** Somebody signed in: their own acts go on, anyone else's ask first. */
export function releaseSignedIn(deps: DataDeps, principal: string): Promise<void> {
  return releaseBy(deps, (entry) => {
    if (!entry.principal.startsWith('admin:')) return null;
    if (entry.principal === principal) return 'reauthSame';
    // What a tablet tells by itself is told anew by whoever looks at it now.
    return isToldByItself(entry.kind) ? 'userCancel' : 'reauthOther';
  });
}

function releaseBy(
  deps: DataDeps,
  eventOf: (entry: OutboxEntry) => EntryEvent | null,
): Promise<void> {
  return inOutbox(deps, async () => {
    for (const row of await deps.db.outbox.toArray()) {
      const entry = readEntry(row);
      const event = entry && eventOf(entry);
      if (!entry || !event) continue;
      const next = advanced(entry, event, deps.now());
      if (next.state !== entry.state) await deps.db.outbox.put({ ...next, nextAt: deps.now() });
    }
  });
}
