import { useLiveQuery } from 'dexie-react-hooks';
import { type Tick, waitingTicks } from '../orders/order-ticks';
import { unsavedOrders } from '../orders/unsaved-order';
import { outboxRows, type OutboxRow as StoredRow } from '../outbox/outbox-rows';
import { deviceOf } from '../start/guest-device';
import { useArea } from './core/area-context';
import { useStore } from './core/use-store';

export type OutboxRow = StoredRow & {
  /** Lists the ticks of an order: saved, reached, shown, accepted. */
  ticks: Tick[];
};

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

export async function sendAllNow(): Promise<void> {
  const area = globalThis.location?.pathname.startsWith('/admin') ? 'admin' : 'guest';
  const { loop } = await deviceOf(area);
  await loop.run(true);
}

async function readOutbox(area: 'guest' | 'admin'): Promise<unknown[]> {
  const { deps } = await deviceOf(area);
  // Unreadable storage shows nothing here; the connection banner reports it.
  return deps.db.outbox.toArray().catch(() => []);
}

/** Returns the ticks. A mutation that needs a person was refused; the server may have accepted another sent one. */
function ticksOf({ createdAt, sentAt, state }: StoredRow, isUnsaved: boolean): Tick[] {
  const isAsking = state === 'needs_user' || state === 'rejected';
  return waitingTicks({ placedAt: createdAt ?? 0, isUnsaved }, isAsking ? null : sentAt);
}
