import { useLiveQuery } from 'dexie-react-hooks';
import { type Tick, waitingTicks } from '../orders/order-ticks';
import { unsavedOrders } from '../orders/unsaved-order';
import { outboxRows, type OutboxRow as StoredRow } from '../outbox/outbox-rows';
import { deviceOf } from '../start/guest-device';
import { useArea } from './core/area-context';
import { useStore } from './core/use-store';

export type OutboxRow = StoredRow & {
  /** The stations of an order: saved, received, shown, accepted. */
  ticks: Tick[];
};

/** The unfinished mutations of this device, oldest first, with those that need a person. */
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

/** Sends now, without the remaining wait of a retry. */
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

/** A mutation that needs a person was refused; any other that was sent may have been accepted. */
function ticksOf({ createdAt, sentAt, state }: StoredRow, isUnsaved: boolean): Tick[] {
  const isAsking = state === 'needs_user' || state === 'rejected';
  return waitingTicks({ placedAt: createdAt ?? 0, isUnsaved }, isAsking ? null : sentAt);
}
