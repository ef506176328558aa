import { DomainError } from '#domain/error-codes';
import { isTerminal } from '#domain/sync/entry-state';
import type { OutboxEntry } from '#domain/sync/mutation';
import { staffIdOf } from '#domain/sync/principal';
import type { DataDeps } from '../deps';
import { entriesOf, mayHaveArrived } from '../outbox/entity-entries';
import { readEntry } from '../outbox/entries';
import { advanced, inOutbox } from '../outbox/outbox';

/**
 * Lets go of one act, and of what waits behind it about the same thing: that was built on it. What this build
 * cannot read is deleted; only a person decides that.
 * @throws DomainError in_progress while the bar may have it: staff read on their board whether it has, guests
 * would lose what opens it
 */
export async function discardEntry(deps: DataDeps, { id }: { id: string }): Promise<void> {
  const { db, now } = deps;
  await inOutbox(deps, async () => {
    const row: unknown = await db.outbox.get(id);
    const entry = readEntry(row);
    if (!entry) return db.outbox.delete(id);
    if (isOutOfReach(entry)) throw new DomainError('in_progress');
    const behind = (await entriesOf(db, entry.entityKey)).filter(
      ({ seqInKey, state }) =>
        seqInKey >= entry.seqInKey && !isTerminal(state) && state !== 'sending',
    );
    for (const one of behind) {
      await db.outbox.put(advanced(one, 'userCancel', now()));
      await db.receive(one, 'cancelled', null, now());
    }
  });
}

function isOutOfReach(entry: OutboxEntry): boolean {
  const isStaffs = staffIdOf(entry.principal) !== null;
  return entry.state === 'sending' || (!isStaffs && mayHaveArrived(entry));
}
