import { isRunning } from '#domain/orders/order';
import { tableCalled } from '#domain/tables/table-called';
import type { VenueTableRead } from '#domain/tables/venue-table';
import type { AdminDb } from '../admin-db';
import { staffBoard } from '../orders/staff-board';
import { withQueued } from '../outbox/enqueue';
import { readEntry } from '../outbox/outbox';
import { readPeople } from '../session';
import { staffEntriesAbout } from '../sync/pull';

/** Returns the table of each open order, without those of a party whose table was closed. */
export function readOrderingTables(db: AdminDb): Promise<string[]> {
  return db.transaction('r', db.order, db.outbox, db.seating, db.venueTable, async () => {
    const closed = await db.seating.filter(({ closedAt }) => closedAt !== null).primaryKeys();
    const ended = new Set(closed);
    const orders = await db.order
      .filter(({ orderType, seatingId }) => orderType === 'table' && !ended.has(seatingId ?? ''))
      .toArray();
    const entries = (await db.outbox.toArray()).flatMap((row) => readEntry(row) ?? []);
    const running = staffBoard(orders, entries).filter(({ status }) => isRunning(status));
    const tables = await db.venueTable.toArray();
    return running.flatMap(
      ({ tableNumber }) => tableCalled(tableNumber ?? '', tables)?.label ?? [],
    );
  });
}

export type StaffTable = VenueTableRead & {
  isQueued: boolean;
};

export function readTables(db: AdminDb): Promise<StaffTable[]> {
  return db.transaction('r', db.venueTable, db.outbox, db.meta, async () => {
    const [tables, entries, people] = await Promise.all([
      db.venueTable.orderBy('id').toArray(),
      staffEntriesAbout(db, 'table'),
      readPeople(db),
    ]);
    return tables.map((table) => withQueued(table, entries, people));
  });
}
