import { and, desc, eq, sql } from 'drizzle-orm';
import type { Gateway } from '../../db/gateway';
import { inventoryItems, inventoryMovements } from '../../db/tables/inventory.table';

export type MovementRow = typeof inventoryMovements.$inferSelect;
export type MovementsRepository = ReturnType<typeof createMovementsRepository>;

export function createMovementsRepository(gateway: Gateway) {
  return {
    /** Returns movements of an item, newest first, and the sum of all newer movements. */
    async page(itemId: string, { offset, limit }: { offset: number; limit: number }) {
      const ofItem = eq(inventoryMovements.itemId, itemId);
      const newestFirst = [desc(inventoryMovements.at), desc(inventoryMovements.seq)];
      const newer = sql`(select milli from ${inventoryMovements} where ${ofItem} order by at desc, seq desc limit ${offset})`;
      const [rows, since] = await gateway.read((db) =>
        db.batch([
          db
            .select()
            .from(inventoryMovements)
            .where(ofItem)
            .orderBy(...newestFirst)
            .limit(limit)
            .offset(offset),
          db.select({ milli: sql<number>`coalesce(sum(milli), 0)` }).from(newer),
        ]),
      );
      return { rows, sinceMilli: Number(since[0]?.milli ?? 0) };
    },

    /** Returns the delivered items of a supplier, newest first. */
    delivered(supplierId: string, limit: number) {
      return gateway.read((db) =>
        db
          .select({ movement: inventoryMovements, item: inventoryItems })
          .from(inventoryMovements)
          .innerJoin(inventoryItems, eq(inventoryItems.id, inventoryMovements.itemId))
          .where(
            and(
              eq(inventoryMovements.supplierId, supplierId),
              eq(inventoryMovements.kind, 'delivery'),
            ),
          )
          .orderBy(desc(inventoryMovements.at), desc(inventoryMovements.seq))
          .limit(limit),
      );
    },
  };
}
