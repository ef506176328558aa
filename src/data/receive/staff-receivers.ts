import { mutationOf } from '#domain/registry/mutations';
import { isForGuest } from '#domain/registry/outbox-entry';
import type { AdminDb } from '../admin-db';
import type { Received, Receivers } from '../db';
import { isRecord } from '../json';
import { isQrOrder, writeRow } from '../row-guards';
import { forgetOldCopy } from './forget-old-copy';

/** Writes the row of each response in the transaction that deletes the optimistic row. */
export const staffReceivers: Receivers<AdminDb> = {
  async receive(db, received) {
    const { row } = mutationOf(received.entry.kind);
    if (row) await writeRow(db, row.store, rowOf(received, row.name));
    // The order leaves the board at once: without its entry the alarm would treat the order as new.
    const { entry, state } = received;
    if (isForGuest(entry.kind) && state === 'cancelled') await deleteQrOrder(db, entry.id);
  },

  /** Deletes an order read from a phone together with its entry, unless the server has written it. */
  async tidy(db, now) {
    const qrOrders = await db.order.filter(isQrOrder).toArray();
    for (const { id } of qrOrders) {
      const entry = await db.outbox.get(id);
      const isGone = !entry || entry.state === 'cancelled' || entry.state === 'superseded';
      if (isGone) await db.order.delete(id);
    }
    await forgetOldCopy(db, now);
  },
};

/** Returns the row of a response: under its name on success, under `current` on refusal. */
function rowOf({ state, response }: Received, name: string): unknown {
  if (!isRecord(response)) return undefined;
  return state === 'acked' ? response[name] : response.current;
}

async function deleteQrOrder(db: AdminDb, id: string): Promise<void> {
  const order = await db.order.get(id);
  if (order && isQrOrder(order)) await db.order.delete(id);
}
