import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { isOrderMeant } from '#domain/orders/order-steps';
import type { Gateway } from '../db/gateway';
import { orderLines, orders } from '../db/tables/orders.table';
import { audit, staff } from '../db/tables/staff.table';
import { isOlder, type OrderPlace, withLines } from './orders.repository';
import type { StoredOrder } from './rows/order-wire';

/** The log names a status change's author, even when the account is gone. */
export type LoggedChange = Pick<typeof audit.$inferSelect, 'after' | 'doneAt' | 'receivedAt'> & {
  firstName: string | null;
};

export type OrderLogRepository = ReturnType<typeof createOrderLogRepository>;

export function createOrderLogRepository(gateway: Gateway) {
  return {
    async waitingMutations(orderId: string): Promise<LoggedChange[]> {
      const { after, doneAt, receivedAt, seq } = audit;
      return gateway.read((db) =>
        db
          .select({ after, doneAt, receivedAt, firstName: staff.firstName })
          .from(audit)
          .leftJoin(staff, eq(staff.id, audit.actor))
          .where(
            and(eq(audit.tbl, 'order'), eq(audit.pk, orderId), eq(audit.action, 'order.status')),
          )
          .orderBy(asc(seq)),
      );
    },
  };
}

/** A request scans at most this many orders, half a year of evenings; the next request continues. */
const MOST_LOOKED_THROUGH = 5_000;

type Where = { status?: string; before?: OrderPlace };

export type OrderSearchRepository = ReturnType<typeof createOrderSearchRepository>;

export function createOrderSearchRepository(gateway: Gateway) {
  return {
    /**
     * Returns ids of matching orders, newest first, and where the scan stopped (null at the end). The server filters,
     * because SQLite folds ASCII only.
     */
    async idsOf(typed: string, { status, before }: Where, most = MOST_LOOKED_THROUGH) {
      const { id, tableNumber, guestName, guestPhone, receivedAt } = orders;
      const rows = await gateway.read((db) =>
        db
          .select({ id, tableNumber, guestName, guestPhone, receivedAt })
          .from(orders)
          .where(
            and(
              status === undefined ? undefined : eq(orders.status, status),
              before && isOlder(before),
            ),
          )
          .orderBy(desc(receivedAt), desc(id))
          .limit(most),
      );
      const ids = rows.filter((row) => isOrderMeant(row, typed)).map((row) => row.id);
      return { ids, lookedTo: rows.length < most ? null : (rows.at(-1) ?? null) };
    },

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
