import { useLiveQuery } from 'dexie-react-hooks';
import { deviceOf } from '../device/device-of-area';
import { unsavedOrders } from '../outbox/memory-outbox';
import { type OutboxRow, outboxRows } from '../outbox/outbox-rows';
import { useArea } from './area-context';
import { useStore } from './use-store';

export type { OutboxRow } from '../outbox/outbox-rows';

/** What this device has not finished: oldest first, what needs a person included. */
export function useOutbox(): OutboxRow[] {
  const area = useArea();
  const unsaved = useStore(unsavedOrders);
  const stored = useLiveQuery(() => readOutbox(area), [area]);
  return outboxRows([...(stored ?? []), ...[...unsaved.values()].map(({ entry }) => entry)]);
}

/** Skips every waiting time that we chose ourselves. */
export async function sendAllNow(): Promise<void> {
  const area = globalThis.location?.pathname.startsWith('/admin') ? 'admin' : 'guest';
  const { loop } = await deviceOf(area);
  await loop.run(true);
}

async function readOutbox(area: 'guest' | 'admin'): Promise<unknown[]> {
  const { deps } = await deviceOf(area);
  // A storage that cannot be read shows nothing here; the connection banner speaks for it.
  return deps.db.outbox.toArray().catch(() => []);
}
