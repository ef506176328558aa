import { useLiveQuery } from 'dexie-react-hooks';
import type { OutboxEntry } from '#domain/sync/mutation';
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
  const entries = [...(stored ?? []), ...[...unsaved.values()].map(({ entry }) => entry)];
  return outboxRows(entries);
}

/** Skips every waiting time that we chose ourselves. */
export async function sendAllNow(): Promise<void> {
  const area = globalThis.location?.pathname.startsWith('/admin') ? 'admin' : 'guest';
  const { loop } = await deviceOf(area);
  await loop.run(true);
}

async function readOutbox(area: 'guest' | 'admin'): Promise<OutboxEntry[]> {
  const { deps } = await deviceOf(area);
  // A storage that cannot be read shows nothing here; the connection banner speaks for it.
  return deps.db.outbox.toArray().catch(() => []);
}
