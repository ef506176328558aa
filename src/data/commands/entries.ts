import { DomainError } from '#domain/error-codes';
import type { OutboxEntry } from '#domain/registry/guest-mutations';
import { isForGuest } from '#domain/registry/guest-mutations';
import { entityIdOf, entityKey, isTerminal, staffIdOf } from '#domain/sync/mutation';
import type { DataDeps, OutboxDb } from '../db';
import { advanced, entriesOf, inOutbox, isFact, mayHaveArrived, readEntry } from '../outbox/outbox';
import { keyText } from '../outbox/outbox-rows';

/**
 * Discards a mutation, also an unreadable one, and those queued behind it for the same entity: a person has decided.
 * @throws DomainError in_progress if the server may have it: guests would lose the secret that opens it
 */
export async function discardEntry(deps: DataDeps, { id }: { id: string }): Promise<void> {
  const { db, now } = deps;
  await inOutbox(deps, async () => {
    const entry = readEntry(await db.outbox.get(id));
    if (!entry) return deleteUnreadable(db, id);
    if (isOutOfReach(entry)) throw new DomainError('in_progress');
    for (const one of (await aboutTheSame(db, entry)).filter((other) => goesWith(other, entry))) {
      await db.outbox.put(advanced(one, 'userCancel', now()));
      await db.receive(one, 'cancelled', null, now());
    }
  });
}

async function deleteUnreadable(db: OutboxDb, id: string): Promise<void> {
  await db.outbox.filter((row) => readEntry(row) === null && keyText(row) === id).delete();
}

function aboutTheSame(db: OutboxDb, { entityKey: key, kind }: OutboxEntry) {
  const entries = entriesOf(db, key);
  if (!isForGuest(kind)) return entries;
  return entries.then((own) =>
    entriesOf(db, entityKey('alarm', entityIdOf(key))).then((alarms) => [...own, ...alarms]),
  );
}

/** Returns true for later entries that depend on the entry: the person's own, or everyone's for a QR order. */
function goesWith(other: OutboxEntry, { kind, principal, seqInKey, entityKey: key }: OutboxEntry) {
  if (isTerminal(other.state) || other.state === 'sending') return false;
  // Money that was taken is a fact of its own: only its own discarding ends it, and ends nothing else.
  if (other.seqInKey !== seqInKey && (isFact(other.kind) || isFact(kind))) return false;
  // So is a later round.
  if (other.seqInKey !== seqInKey && other.kind === 'order.take') return false;
  if (isForGuest(kind)) return other.seqInKey >= seqInKey || other.entityKey !== key;
  const isTheirs = staffIdOf(principal) === null || other.principal === principal;
  return isTheirs && other.seqInKey >= seqInKey;
}

function isOutOfReach(entry: OutboxEntry): boolean {
  const isStaffs = staffIdOf(entry.principal) !== null;
  return entry.state === 'sending' || (!isStaffs && mayHaveArrived(entry));
}

export async function retryEntry(deps: DataDeps, { id }: { id: string }): Promise<void> {
  const { db, now } = deps;
  await inOutbox(deps, async () => {
    const entry = readEntry(await db.outbox.get(id));
    if (!entry) return;
    const isSetAside = entry.state === 'quarantined';
    const next = isSetAside ? advanced(entry, 'userConfirm', now()) : entry;
    if (next.state === 'queued') await db.outbox.put({ ...next, faults: 0, nextAt: now() });
  });
  deps.wake();
}
