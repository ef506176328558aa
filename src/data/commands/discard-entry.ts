import { DomainError } from '#domain/error-codes';
import { isTerminal } from '#domain/sync/entry-state';
import type { DataDeps } from '../deps';
import { entriesOf } from '../outbox/entity-entries';
import { readEntry } from '../outbox/entries';
import { advanced, inOutbox } from '../outbox/outbox';

/**
 * Lets go of one act, and of what waits behind it about the same thing: that was built on it. What this build
 * cannot read is deleted; only a person decides that.
 * @throws DomainError in_progress while it is on its way
 */
export async function discardEntry(deps: DataDeps, { id }: { id: string }): Promise<void> {
  const { db, now } = deps;
  await inOutbox(deps, async () => {
    const row: unknown = await db.outbox.get(id);
    const entry = readEntry(row);
    if (!entry) return db.outbox.delete(id);
    if (entry.state === 'sending') throw new DomainError('in_progress');
    const behind = (await entriesOf(db, entry.entityKey)).filter(
      ({ seqInKey, state }) =>
        seqInKey >= entry.seqInKey && !isTerminal(state) && state !== 'sending',
    );
    await db.outbox.bulkPut(behind.map((one) => advanced(one, 'userCancel', now())));
  });
}
