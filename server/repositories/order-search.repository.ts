import { desc, eq } from 'drizzle-orm';
import { isOrderMeant } from '#domain/orders/search-orders';
import type { Gateway } from '../db/gateway';
import { orders } from '../db/tables/orders.table';

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
  };
}
