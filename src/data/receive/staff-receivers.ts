import { mutationOf } from '#domain/registry/mutations';
import { isForGuest } from '#domain/registry/outbox-entry';
import type { RowStore } from '#domain/sync/mutation';
import type { AdminDb } from '../admin-db';
import type { Received, Receivers } from '../db';
import { isRecord } from '../json';
import {
  isBrunch,
  isMessage,
  isQrOrder,
  isSeating,
  isStaffMenuItem,
  isStaffOrder,
  isTableBooking,
  isVenueTable,
  putNewer,
} from '../row-guards';
import { forgetOldCopy } from './forget-old-copy';

/** Checks a row and puts it into its store, unless a newer version is there. */
const WRITE: Record<RowStore, (db: AdminDb, row: unknown) => Promise<void>> = {
  order: async (db, row) => void (isStaffOrder(row) && (await putNewer(db.order, row))),
  reservation: async (db, row) =>
    void (isTableBooking(row) && (await putNewer(db.reservation, row))),
  brunch: async (db, row) => void (isBrunch(row) && (await putNewer(db.brunch, row))),
  message: async (db, row) => void (isMessage(row) && (await putNewer(db.message, row))),
  menuItem: async (db, row) => void (isStaffMenuItem(row) && (await putNewer(db.menuItem, row))),
  seating: async (db, row) => void (isSeating(row) && (await putNewer(db.seating, row))),
  venueTable: async (db, row) => void (isVenueTable(row) && (await putNewer(db.venueTable, row))),
};

/** Writes the row of each response in the transaction that deletes the optimistic row. */
export const staffReceivers: Receivers<AdminDb> = {
  async receive(db, received) {
    const { row } = mutationOf(received.entry.kind);
    if (row) await WRITE[row.store](db, rowOf(received, row.name));
    // The order is removed from the board at once: without its entry the alarm would take it for a new one.
    const { entry, state } = received;
    if (isForGuest(entry.kind) && state === 'cancelled') await deleteQrOrder(db, entry.id);
  },

  /** Deletes an order read from a phone together with its entry, unless the server has written it. */
  async tidy(db, now) {
    const handed = await db.order.filter(isQrOrder).toArray();
    for (const { id } of handed) {
      const entry = await db.outbox.get(id);
      const isGone = !entry || entry.state === 'cancelled' || entry.state === 'superseded';
      if (isGone) await db.order.delete(id);
    }
    await forgetOldCopy(db, now);
  },
};

/** The row of a response: under its name after success, under `current` after a refusal. */
function rowOf({ state, answer }: Received, name: string): unknown {
  if (!isRecord(answer)) return undefined;
  return state === 'acked' ? answer[name] : answer.current;
}

async function deleteQrOrder(db: AdminDb, id: string): Promise<void> {
  const order = await db.order.get(id);
  if (order && isQrOrder(order)) await db.order.delete(id);
}
