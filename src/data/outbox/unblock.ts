import { isAutomatic, isForGuest, type OutboxEntry } from '#domain/registry/outbox-entry';
import type { EntryEvent } from '#domain/sync/entry-state';
import { OTHER_PERSON, staffIdOf } from '#domain/sync/mutation';
import type { DataDeps } from '../deps';
import { readSession } from '../session';
import { readEntry } from './entries';
import { advanced, inOutbox } from './outbox';

/** Retries blocked entries: this start may run the newer build that the server requires. */
export function unblockAfterUpgrade(deps: DataDeps): Promise<void> {
  return inOutbox(deps, () =>
    releaseBy(deps, (entry) => (entry.state === 'blocked_upgrade' ? 'updateApplied' : null)),
  );
}

/**
 * Continues the person's own mutations after a sign-in, including those that asked while another person was here. Other
 * people's mutations ask first, under their author's name, unless the tablet still has their session. Runs inside the
 * transaction that stores the session.
 */
export async function unblockAfterSignIn(deps: DataDeps, principal: string): Promise<void> {
  const { heldBy } = (await readSession(deps.db)) ?? {};
  await releaseBy(deps, (entry) =>
    heldBy !== undefined && staffIdOf(entry.principal) === heldBy
      ? null
      : eventAtSignIn(entry, principal),
  );
}

export function releasedTo(entry: OutboxEntry, principal: string, now: number): OutboxEntry {
  const event = eventAtSignIn(entry, principal);
  return event ? released(entry, event, now) : entry;
}

function eventAtSignIn(entry: OutboxEntry, principal: string): EntryEvent | null {
  if (staffIdOf(entry.principal) === null) return null;
  // The present person's screen queues automatic reports anew.
  const elses = isAutomatic(entry.kind) ? 'userCancel' : 'reauthOther';
  if (entry.principal !== principal && !isForGuest(entry.kind)) return elses;
  // A sign-in does not resolve a question of the server.
  const isServerAsking = entry.state === 'needs_user' && entry.lastCode !== OTHER_PERSON;
  return isServerAsking ? null : 'reauthSame';
}

function released(entry: OutboxEntry, event: EntryEvent, now: number): OutboxEntry {
  const { lastCode: _code, ...next } = advanced(entry, event, now);
  if (next.state === entry.state) return entry;
  const why = event === 'reauthOther' ? { lastCode: OTHER_PERSON } : {};
  return { ...next, ...why, nextAt: now };
}

async function releaseBy(
  deps: DataDeps,
  eventOf: (entry: OutboxEntry) => EntryEvent | null,
): Promise<void> {
  for (const row of await deps.db.outbox.toArray()) {
    const entry = readEntry(row);
    const event = entry && eventOf(entry);
    if (!entry || !event) continue;
    const next = released(entry, event, deps.now());
    if (next.state !== entry.state) await deps.db.outbox.put(next);
  }
}
