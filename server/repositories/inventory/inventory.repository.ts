import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { InventoryItem } from '#domain/inventory/inventory-item';
import { liraText } from '#domain/money';
import { quantityOf } from '#domain/quantity';
import type { Gateway } from '../../db/gateway';
import { inventoryItems, recipeLines, suppliers } from '../../db/tables/inventory.table';

export type InventoryRow = typeof inventoryItems.$inferSelect;
export type InventoryRepository = ReturnType<typeof createInventoryRepository>;

const isKept = isNull(inventoryItems.archivedAt);
const isLow = sql`${inventoryItems.currentStockMilli} <= ${inventoryItems.minStockLevelMilli}`;
/** The stock divided by its minimum sorts the emptiest item first. */
const share = sql`cast(${inventoryItems.currentStockMilli} as real) / max(${inventoryItems.minStockLevelMilli}, 1)`;

export function createInventoryRepository(gateway: Gateway) {
  return {
    /** Returns items in recipes and low items, since the venue can need only these. */
    needable(): Promise<InventoryRow[]> {
      const isUsed = sql`${inventoryItems.id} in (select item_id from ${recipeLines})`;
      return gateway.read((db) =>
        db
          .select()
          .from(inventoryItems)
          .where(and(isKept, sql`(${isLow} or ${isUsed})`))
          .orderBy(asc(inventoryItems.category), asc(inventoryItems.id)),
      );
    },

    async find(id: string): Promise<InventoryRow | null> {
      const [row] = await gateway.read((db) =>
        db
          .select()
          .from(inventoryItems)
          .where(and(eq(inventoryItems.id, id), isKept)),
      );
      return row ?? null;
    },

    /** Returns the items that exist among these ids. */
    async named(ids: readonly string[]): Promise<InventoryRow[]> {
      return gateway.read((db) =>
        db
          .select()
          .from(inventoryItems)
          .where(and(inArray(inventoryItems.id, [...ids]), isKept)),
      );
    },

    /** Returns low items with their suppliers, the emptiest first. */
    low(limit: number) {
      return gateway.read((db) =>
        db
          .select({
            item: inventoryItems,
            supplier: { name: suppliers.name, phone: suppliers.phone, email: suppliers.email },
          })
          .from(inventoryItems)
          .leftJoin(suppliers, eq(suppliers.id, inventoryItems.supplierId))
          .where(and(isKept, isLow))
          .orderBy(share, asc(inventoryItems.id))
          .limit(limit),
      );
    },
  };
}

export function inventoryItem(row: InventoryRow): InventoryItem {
  return {
    id: row.id,
    v: row.v,
    name: row.nameEn,
    nameEn: row.nameEn,
    nameTr: row.nameTr,
    category: row.category,
    currentStock: quantityOf(row.currentStockMilli),
    unit: row.unit,
    minStockLevel: quantityOf(row.minStockLevelMilli),
    unitCost: row.unitCostKurus === null ? null : liraText(row.unitCostKurus),
    supplierId: row.supplierId,
    updatedAt: new Date(row.updatedAt).toISOString(),
  };
}
