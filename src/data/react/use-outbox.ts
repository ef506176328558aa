import { useLiveQuery } from 'dexie-react-hooks';
import { type Tick, waitingTicks } from '../orders/order-ticks';
import { unsavedOrders } from '../orders/unsaved-order';
import { outboxRows, type OutboxRow as StoredRow } from '../outbox/outbox-rows';
import { deviceOf } from '../start/device-of-area';
import { useArea } from './core/area-context';
import { useStore } from './core/use-store';

export type OutboxRow = StoredRow & {
  /** How far an order came: saved, reached, shown, accepted. */
  ticks: Tick[];
};

/** What this device has not finished: oldest first, what needs a person included. */
export function useOutbox(): OutboxRow[] {
  const area = useArea();
  const unsaved = useStore(unsavedOrders);
  const stored = useLiveQuery(() => readOutbox(area), [area]);
  const inMemory = [...unsaved.values()].map(({ entry }) => entry);
  return outboxRows([...(stored ?? []), ...inMemory]).map((row) => ({
    ...row,
    ticks: row.kind === 'order.create' ? ticksOf(row, unsaved.has(row.id)) : [],
  }));
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

/** What asks a person was not taken by the bar; anything else that has left may be there. */
function ticksOf({ createdAt, sentAt, state }: StoredRow, isUnsaved: boolean): Tick[] {
  const isAsking = state === 'needs_user' || state === 'rejected';
  return waitingTicks({ placedAt: createdAt ?? 0, isUnsaved }, isAsking ? null : sentAt);
}
