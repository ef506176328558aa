import { entityKey } from '#domain/sync/mutation';
import type { DataDeps } from '../../deps';
import { entriesOf } from '../../outbox/entries';
import { advanced, inOutbox } from '../../outbox/outbox';

export async function retryOrder(deps: DataDeps, { orderId }: { orderId: string }): Promise<void> {
  const { db, now } = deps;
  await inOutbox(deps, async () => {
    for (const entry of await entriesOf(db, entityKey('order', orderId))) {
      const isSetAside = entry.state === 'quarantined';
      const next = isSetAside ? advanced(entry, 'userConfirm', now()) : entry;
      if (next.state === 'queued') await db.outbox.put({ ...next, faults: 0, nextAt: now() });
    }
  });
  deps.wake();
}
