import { unsavedOrders } from '../orders/new-order';
import { type Tick, waitingTicks } from '../orders/order-ticks';
import { outboxRows, type OutboxRow as StoredRow } from '../outbox/outbox-rows';
import { deviceOf } from '../start/guest-device';
import { lostMutations, type StorageNotice, storageNotice } from '../storage/keep-storage';
import { useAreaDb, useLiveRead } from './use-app';
import { useStore } from './use-net';

/** Returns an unread event of this device's storage, and the number of lost mutations. */
export function useStorageNotice(): { kind: StorageNotice['kind']; lost: number } | null {
  const notice = useStore(storageNotice);
  return notice && { kind: notice.kind, lost: lostMutations(notice) };
}

export function dismissStorageNotice(): void {
  storageNotice.set(null);
}

export type OutboxRow = StoredRow & {
  ticks: Tick[];
};

export function useOutbox(): OutboxRow[] {
  const db = useAreaDb();
  const unsaved = useStore(unsavedOrders);
  // Unreadable storage shows nothing here; the connection banner reports it.
  const stored = useLiveRead(async () => db?.outbox.toArray().catch(() => []), [db]);
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

/** Returns the ticks. A mutation that needs a person was refused; the server may have accepted another sent one. */
function ticksOf({ createdAt, sentAt, state }: StoredRow, isUnsaved: boolean): Tick[] {
  const isAsking = state === 'needs_user' || state === 'rejected';
  return waitingTicks({ placedAt: createdAt ?? 0, isUnsaved }, isAsking ? null : sentAt);
}
