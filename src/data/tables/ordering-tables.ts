import { isRunning } from '#domain/orders/order';
import { tableCalled } from '#domain/tables/table-called';
import type { AdminDb } from '../admin-db';
import { staffBoard } from '../orders/staff-board';
import { readEntry } from '../outbox/entries';

export function readOrderingTables(db: AdminDb): Promise<string[]> {
  return db.transaction('r', db.order, db.outbox, db.venueTable, async () => {
    const orders = await db.order.filter(({ orderType }) => orderType === 'table').toArray();
    const entries = (await db.outbox.toArray()).flatMap((row) => readEntry(row) ?? []);
    const running = staffBoard(orders, entries).filter(({ status }) => isRunning(status));
    const tables = await db.venueTable.toArray();
    return running.flatMap(
      ({ tableNumber }) => tableCalled(tableNumber ?? '', tables)?.label ?? [],
    );
  });
}
