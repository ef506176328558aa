import { asc, desc, eq, inArray } from 'drizzle-orm';
import { isOrderMeant } from '#domain/orders/search-orders';
import type { Gateway } from '../db/gateway';
import { orderLines, orders } from '../db/tables/orders.table';
import type { StoredOrder } from './order-wire';
import { withLines } from './orders.repository';

/** Some years of evenings; who looks for an older one knows its code and asks for it by its id. */
const MOST_LOOKED_THROUGH = 50_000;

export type OrderSearchRepository = ReturnType<typeof createOrderSearchRepository>;

export function createOrderSearchRepository(gateway: Gateway) {
  return {
    /** The ids of the orders that were meant, newest first. The database folds ASCII only, so it is done here. */
    async idsOf(typed: string, status?: string): Promise<string[]> {
      const { id, tableNumber, guestName, guestPhone, receivedAt } = orders;
      const rows = await gateway.read((db) =>
        db
          .select({ id, tableNumber, guestName, guestPhone })
          .from(orders)
          .where(status === undefined ? undefined : eq(orders.status, status))
          .orderBy(desc(receivedAt), desc(id))
          .limit(MOST_LOOKED_THROUGH),
      );
      return rows.filter((row) => isOrderMeant(row, typed)).map((row) => row.id);
    },

    /** The orders of these ids, newest first. */
    async ordersOf(ids: readonly string[]): Promise<StoredOrder[]> {
      if (ids.length === 0) return [];
      const [rows, lines] = await gateway.read((db) =>
        db.batch([
          db
            .select()
            .from(orders)
            .where(inArray(orders.id, [...ids]))
            .orderBy(desc(orders.receivedAt), desc(orders.id)),
          db
            .select()
            .from(orderLines)
            .where(inArray(orderLines.orderId, [...ids]))
            .orderBy(asc(orderLines.lineNo)),
        ]),
      );
      return withLines(rows, lines);
    },
  };
}
