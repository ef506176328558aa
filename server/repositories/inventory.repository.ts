import { asc, sql } from 'drizzle-orm';
import type { InventoryItem } from '#domain/inventory/inventory-item';
import type { Gateway } from '../db/gateway';
import { inventoryItems } from '../db/tables/inventory.table';

export type InventoryRow = typeof inventoryItems.$inferSelect;
export type InventoryRepository = ReturnType<typeof createInventoryRepository>;

const isLow = sql`${inventoryItems.currentStock} <= ${inventoryItems.minStockLevel}`;
/** The ratio of stock to minimum; sorts the emptiest first. */
const share = sql`${inventoryItems.currentStock} / max(${inventoryItems.minStockLevel}, 0.001)`;

export function createInventoryRepository(gateway: Gateway) {
  return {
    list(): Promise<InventoryRow[]> {
      return gateway.read((db) =>
        db
          .select()
          .from(inventoryItems)
          .orderBy(asc(inventoryItems.category), asc(inventoryItems.id)),
      );
    },

    /** Items at or below their minimum, the emptiest first. */
    low(): Promise<InventoryRow[]> {
      return gateway.read((db) =>
        db.select().from(inventoryItems).where(isLow).orderBy(share, asc(inventoryItems.id)),
      );
    },
  };
}

/** An item of the stock as the API answers it. */
export function inventoryItem({ updatedAt, ...row }: InventoryRow): InventoryItem {
  return { ...row, name: row.nameEn, updatedAt: new Date(updatedAt).toISOString() };
}
