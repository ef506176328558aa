import { fold } from '#domain/fold';
import { isRunning } from '#domain/orders/order';
import type { AdminDb } from '../admin-db';
import { staffBoard } from '../orders/staff-board';
import { readEntry } from '../outbox/entries';

/** The labels, folded, of the tables where an order is not done yet, with this tablet's own moves laid over. */
export function readOrderingTables(db: AdminDb): Promise<string[]> {
  return db.transaction('r', db.order, db.outbox, async () => {
    const orders = await db.order.filter(({ orderType }) => orderType === 'table').toArray();
    const entries = (await db.outbox.toArray()).flatMap((row) => readEntry(row) ?? []);
    const running = staffBoard(orders, entries).filter(({ status }) => isRunning(status));
    return [...new Set(running.map(({ tableNumber }) => fold(tableNumber?.trim() ?? '')))];
  });
}
