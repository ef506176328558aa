import { isAutomatic, isForGuest, type OutboxEntry } from '#domain/registry/outbox-entry';
import type { EntryEvent } from '#domain/sync/entry-state';
import { OTHER_PERSON, staffIdOf } from '#domain/sync/principal';
import { withDb } from '../db-health';
import type { DataDeps } from '../deps';
import { readSession } from '../session';
import { readEntry } from './entries';
import { advanced, inOutbox } from './outbox';

/** A new start may be the newer build that the server asked for: blocked entries try again. */
export function unblockAfterUpgrade(deps: DataDeps): Promise<void> {
  return releaseBy(deps, (entry) => (entry.state === 'blocked_upgrade' ? 'updateApplied' : null));
}

/**
 * Somebody signed in: their own mutations go on, also those that asked while somebody else was here; anyone
 * else's ask first, under the name of who acted, unless the tablet still has their key.
 */
export async function unblockAfterSignIn(deps: DataDeps, principal: string): Promise<void> {
  const { heldBy } = (await withDb(deps.db, () => readSession(deps.db))) ?? {};
  await releaseBy(deps, (entry) =>
    heldBy !== undefined && staffIdOf(entry.principal) === heldBy
      ? null
      : eventAtSignIn(entry, principal),
  );
}

/** An entry as it stands for the person who has signed in. */
export function releasedTo(entry: OutboxEntry, principal: string, now: number): OutboxEntry {
  const event = eventAtSignIn(entry, principal);
  return event ? released(entry, event, now) : entry;
}

function eventAtSignIn(entry: OutboxEntry, principal: string): EntryEvent | null {
  if (staffIdOf(entry.principal) === null) return null;
  // A report that the tablet sends by itself is queued anew by the present person's screen.
  const elses = isAutomatic(entry.kind) ? 'userCancel' : 'reauthOther';
  if (entry.principal !== principal && !isForGuest(entry.kind)) return elses;
  // A question of the server is not answered by signing in.
  const isServerAsking = entry.state === 'needs_user' && entry.lastCode !== OTHER_PERSON;
  return isServerAsking ? null : 'reauthSame';
}

function released(entry: OutboxEntry, event: EntryEvent, now: number): OutboxEntry {
  const { lastCode: _code, ...next } = advanced(entry, event, now);
  if (next.state === entry.state) return entry;
  const why = event === 'reauthOther' ? { lastCode: OTHER_PERSON } : {};
  return { ...next, ...why, nextAt: now };
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
      const next = released(entry, event, deps.now());
      if (next.state !== entry.state) await deps.db.outbox.put(next);
    }
  });
}
