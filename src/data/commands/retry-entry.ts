import type { DataDeps } from '../deps';
import { readEntry } from '../outbox/entries';
import { advanced, inOutbox } from '../outbox/outbox';

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
