import type { AdminDb } from '../admin-db';
import type { Received, Receiver, Receivers } from '../db';
import { isRecord } from '../json';
import {
  isBrunch,
  isMessage,
  isQrOrder,
  isStaffMenuItem,
  isStaffOrder,
  isTableBooking,
  isVenueTable,
  putNewer,
} from '../row-guards';
import { forgetOldCopy } from './forget-old-copy';

const seenOrder: Receiver<AdminDb> = async (db, { answer }) => {
  if (isRecord(answer) && isStaffOrder(answer.order)) await putNewer(db.order, answer.order);
};

const reservation: Receiver<AdminDb> = async (db, received) => {
  const row = rowOf(received, 'reservation');
  if (isTableBooking(row)) await putNewer(db.reservation, row);
};

const brunch: Receiver<AdminDb> = async (db, received) => {
  const row = rowOf(received, 'reservation');
  if (isBrunch(row)) await putNewer(db.brunch, row);
};

/**
 * What the tablet does with each response of the server: it takes the row that the response brings in the same
 * transaction in which the optimistic row goes.
 */
export const staffReceivers: Receivers<AdminDb> = {
  kinds: {
    async 'order.status'(db, received) {
      const row = rowOf(received, 'order');
      if (isStaffOrder(row)) await putNewer(db.order, row);
    },
    'order.seen': seenOrder,
    'order.acknowledge': seenOrder,
    // The order is removed from the board at once: without its entry the alarm would take it for a new one.
    async 'order.handover'(db, { entry, state }) {
      if (state === 'cancelled') await deleteQrOrder(db, entry.id);
    },
    async 'message.status'(db, received) {
      const row = rowOf(received, 'message');
      if (isMessage(row)) await putNewer(db.message, row);
    },
    'reservation.walk_in': reservation,
    'reservation.table': reservation,
    'reservation.status': reservation,
    async 'table.clear'(db, { answer }) {
      if (isRecord(answer) && isVenueTable(answer.table)) {
        await putNewer(db.venueTable, answer.table);
      }
    },
    'brunch.table': brunch,
    'brunch.status': brunch,
    'brunch.deposit': brunch,
    'brunch.first_drink': brunch,
    async 'menu.availability'(db, received) {
      const row = rowOf(received, 'item');
      if (isStaffMenuItem(row)) await putNewer(db.menuItem, row);
    },
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

/** The row of a response: under its name when the server did it, `current` when it did not. */
function rowOf({ state, answer }: Received, name: string): unknown {
  if (!isRecord(answer)) return undefined;
  return state === 'acked' ? answer[name] : answer.current;
}

async function deleteQrOrder(db: AdminDb, id: string): Promise<void> {
  const order = await db.order.get(id);
  if (order && isQrOrder(order)) await db.order.delete(id);
}
