import type { SQL } from 'drizzle-orm';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { BookDeliveryInput } from '#domain/inventory/recipe';
import type { Gateway, Statement } from '../../db/gateway';
import { insertWhere, updateWhere } from '../../db/gateway';
import { inventoryItems, inventoryMovements } from '../../db/tables/inventory.table';
import { storedResponses } from '../../db/tables/sync.table';
import type { MutationResponse, StaffOnce } from '../rows/responses.repository';
import { writeOnce } from '../rows/responses.repository';

type Movement = typeof inventoryMovements.$inferInsert;
/** The write fills in `lines` of the response. */
export type Booking = StaffOnce & { by: string; note: string };

/** The line has a person's count and the count's time (ms). */
export type CountedLine = { itemId: string; milli: number; at: number };

/** The count is another person's newest count of an item. */
export type LastCount = {
  seq: number;
  itemId: string;
  by: string | null;
  at: number;
  countedMilli: number;
};

/** These kinds move real stock; counts and corrections change only the record of the stock. */
const IS_PHYSICAL = sql`kind in ('delivery', 'waste', 'use', 'return')`;

export function createStockBookings(gateway: Gateway) {
  return {
    ...countReads(gateway),

    /** Returns null if an item is gone, or if somebody booked another count since `seq`. */
    count(lines: readonly CountedLine[], seq: number, { by, note, ...write }: Booking) {
      const ids = lines.map(({ itemId }) => itemId);
      const isNewest = sql`not exists (select 1 from ${inventoryMovements} where ${and(
        inArray(inventoryMovements.itemId, ids),
        eq(inventoryMovements.kind, 'count'),
        gt(inventoryMovements.seq, seq),
      )})`;
      return booked(gateway, write, {
        ids,
        guard: isNewest,
        movements: lines.map((line) => ({
          ...booking(write, by, note),
          itemId: line.itemId,
          kind: 'count',
          at: line.at,
          milli: sql`${line.milli} - ${expected(line)}`,
          expectedMilli: sql`${expected(line)}`,
        })),
      });
    },

    /** Returns null if an item is gone. A delivery's price becomes the item's price. */
    deliver({ supplierId, lines }: BookDeliveryInput, { by, note, ...write }: Booking) {
      const priced = lines.flatMap(({ itemId, unitCost }) =>
        unitCost === null ? [] : [{ itemId, unitCostKurus: unitCost }],
      );
      return booked(gateway, write, {
        ids: lines.map(({ itemId }) => itemId),
        movements: lines.map(({ itemId, quantity, unitCost }) => ({
          ...booking(write, by, note),
          itemId,
          kind: 'delivery',
          milli: quantity,
          supplierId,
          unitCostKurus: unitCost,
        })),
        rows: (won) =>
          priced.map(({ itemId, unitCostKurus }) =>
            updateWhere(
              inventoryItems,
              { unitCostKurus, v: sql`v + 1`, changedAt: write.at, changedBy: by },
              sql`id = ${itemId} and unit_cost_kurus is not ${unitCostKurus} and ${won}`,
            ),
          ),
      });
    },

    /** Books waste or a correction; returns null if the item is gone. */
    move: (
      movement: Pick<Movement, 'itemId' | 'kind' | 'milli' | 'reason'>,
      { by, note, ...write }: Booking,
    ): Promise<MutationResponse | null> =>
      booked(gateway, write, {
        ids: [movement.itemId],
        movements: [{ ...booking(write, by, note), ...movement }],
      }),
  };
}

function countReads(gateway: Gateway) {
  return {
    /** Returns the newest count of each item that was booked after an instant. */
    async countsSince(lines: readonly { itemId: string; seenAt: number }[]): Promise<LastCount[]> {
      const rows = await gateway.rows(
        inventoryMovements,
        and(
          inArray(
            inventoryMovements.itemId,
            lines.map(({ itemId }) => itemId),
          ),
          eq(inventoryMovements.kind, 'count'),
          gt(inventoryMovements.receivedAt, Math.min(...lines.map(({ seenAt }) => seenAt))),
        ),
        [inventoryMovements.seq],
      );
      const newest = new Map(rows.map((row) => [row.itemId, row]));
      return lines.flatMap(({ itemId, seenAt }) => {
        const row = newest.get(itemId);
        if (!row || row.receivedAt <= seenAt) return [];
        const countedMilli = (row.expectedMilli ?? 0) + row.milli;
        return [{ seq: row.seq, itemId, by: row.by, at: row.at, countedMilli }];
      });
    },

    /** Returns the sequence number of the newest count of these items; 0 if no count exists. */
    async newestCount(ids: readonly string[]): Promise<number> {
      const isCount = and(
        inArray(inventoryMovements.itemId, [...ids]),
        eq(inventoryMovements.kind, 'count'),
      );
      const newest = sql`select max(seq) from ${inventoryMovements} where ${isCount}`;
      return (await gateway.value<number>(newest)) ?? 0;
    },

    /** Returns the expected stock at the time of the count by all present movements. */
    expectedAt: async (line: CountedLine): Promise<number> =>
      Number(await gateway.value(sql`select ${expected(line)}`)),
  };
}

/** Computes the stock at an instant: the present balance minus the real movements since then. */
function expected({ itemId, at }: Pick<CountedLine, 'itemId' | 'at'>): SQL {
  const since = and(
    eq(inventoryMovements.itemId, itemId),
    gt(inventoryMovements.at, at),
    IS_PHYSICAL,
  );
  return sql`((select current_stock from ${inventoryItems} where id = ${itemId})
    - (select coalesce(sum(milli), 0) from ${inventoryMovements} where ${since}))`;
}

function booking({ claim, at }: Pick<Booking, 'claim' | 'at'>, by: string, note: string) {
  return { bookingId: claim.mutationId, at, receivedAt: at, by, note: note || null };
}

type Written = {
  ids: readonly string[];
  guard?: SQL;
  movements: Parameters<typeof insertWhere<typeof inventoryMovements>>[1][];
  rows?: (won: SQL) => Statement[];
};

function booked(
  gateway: Gateway,
  once: StaffOnce,
  { ids, guard = sql`true`, movements, rows = () => [] }: Written,
): Promise<MutationResponse | null> {
  const lines = sql`(select json_group_array(json_object('itemId', item_id, 'change', milli / 1000.0, 'expected', expected_milli / 1000.0))
    from (select * from ${inventoryMovements} where booking_id = ${once.claim.mutationId} order by seq))`;
  return writeOnce(gateway, {
    ...once,
    guard: sql`${areKept(ids)} and ${guard}`,
    rows: (won) => [
      ...movements.map((movement) => insertWhere(inventoryMovements, movement, won)),
      ...rows(won),
      sql`update ${storedResponses} set body = json_set(body, '$.lines', json(${lines})) where mutation_id = ${once.claim.mutationId} and ${won}`,
    ],
  });
}

/** True while all these items are kept. */
export function areKept(ids: readonly string[]): SQL {
  return sql`(select count(*) from ${inventoryItems} where ${inArray(inventoryItems.id, [...ids])} and archived_at is null) = ${ids.length}`;
}
