import { isRunning } from '#domain/orders/order';
import { tableCalled } from '#domain/tables/table-called';
import type { AdminDb } from '../admin-db';
import { staffBoard } from '../orders/staff-board';
import { readEntry } from '../outbox/entries';

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
