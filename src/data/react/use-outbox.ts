import { useLiveQuery } from 'dexie-react-hooks';
import { orderCode } from '#domain/orders/order';
import { entityIdOf } from '#domain/sync/entity';
import { type EntryState, isTerminal } from '#domain/sync/entry-state';
import type { MutationKind, OutboxEntry } from '#domain/sync/mutation';
import { deviceOf } from '../device/device-of-area';
import { stateOf } from '../outbox/entries';
import { unsavedOrders } from '../outbox/memory-outbox';
import { useArea } from './area-context';
import { useStore } from './use-store';

export type OutboxRow = {
  id: string;
  orderId: string;
  kind: MutationKind;
  code: string;
  createdAt: number;
  state: EntryState;
};

/** What this device has not finished: oldest first, what needs a person included. */
export function useOutbox(): OutboxRow[] {
  const area = useArea();
  const unsaved = useStore(unsavedOrders);
  const stored = useLiveQuery(() => readOutbox(area), [area]);
  const entries = [...(stored ?? []), ...[...unsaved.values()].map(({ entry }) => entry)];
  return entries.filter((entry) => !isTerminal(stateOf(entry))).map(rowOf);
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
  return deps.db.outbox
    .orderBy('createdAt')
    .toArray()
    .catch(() => []);
}

function rowOf(entry: OutboxEntry): OutboxRow {
  const orderId = entityIdOf(entry.entityKey);
  return {
    id: entry.id,
    orderId,
    kind: entry.kind,
    code: orderCode(orderId),
    createdAt: entry.createdAt,
    state: stateOf(entry),
  };
}
