import { and, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Gateway } from '../../db/gateway';
import { brunchBookings } from '../../db/tables/bookings.table';
import { recipeLines } from '../../db/tables/inventory.table';
import { orderLines, orders } from '../../db/tables/orders.table';

const DAY_MS = 24 * 60 * 60_000;

type Past = {
  /** The business day starts at this time (ms); the query reads the weeks before this day. */
  dayBegins: number;
  weeks: number;
  /** Each weekday occurs this many times; today's weekday comes first. */
  times: readonly number[];
};

export type StockNeedsRepository = ReturnType<typeof createStockNeedsRepository>;

export function createStockNeedsRepository(gateway: Gateway) {
  return {
    /** Returns the time of the first completed order (ms); null if no order was completed. */
    async firstOrderAt(): Promise<number | null> {
      const [row] = await gateway.read((db) =>
        db
          .select({ at: sql<number | null>`min(${orders.receivedAt})` })
          .from(orders)
          .where(sql`status = 'completed'`),
      );
      return row?.at ?? null;
    },

    /** Returns the use (thousandths) by item, by today's recipes, for the completed orders of these weeks. */
    async soldMilli({ dayBegins, weeks, times }: Past): Promise<Map<string, number>> {
      const daysAgo = sql`((${dayBegins} - 1 - o.received_at) / ${DAY_MS} + 1)`;
      const weekday = sql`((7 - ${daysAgo} % 7) % 7)`;
      const cases = times.map((count, day) => sql`when ${day} then ${count}`);
      const rows = await gateway.read((db) =>
        db.all<{ itemId: string; milli: number }>(sql`
          with sold as (
            select l.menu_item_id, json_extract(l.customizations, '$.fries') as fries,
              json_extract(l.customizations, '$.sauce') as sauce,
              sum(l.quantity * case ${weekday} ${sql.join(cases, sql` `)} end) as portions
            from ${orders} o cross join ${orderLines} l on l.order_id = o.id
            where o.status = 'completed' and o.received_at >= ${dayBegins - weeks * 7 * DAY_MS} and o.received_at < ${dayBegins}
            group by 1, 2, 3)
          select r.item_id as itemId, sum(r.milli * s.portions) as milli
          from sold s cross join ${recipeLines} r
            on r.part in ('dish:' || s.menu_item_id, 'fries:' || s.fries, 'sauce:' || s.sauce)
          group by r.item_id`),
      );
      return new Map(rows.map(({ itemId, milli }) => [itemId, Number(milli)]));
    },

    /** Returns the active brunches that begin within a span. */
    async brunches(from: number, until: number) {
      const { food, sauce, drink, otherChoices, partySize, status, startsAt } = brunchBookings;
      return gateway.read((db) =>
        db
          .select({ food, sauce, drink, otherChoices, partySize })
          .from(brunchBookings)
          .where(
            and(
              inArray(status, ['pending', 'confirmed']),
              gte(startsAt, from),
              lt(startsAt, until),
            ),
          ),
      );
    },
  };
}
