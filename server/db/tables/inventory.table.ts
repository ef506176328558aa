import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { InventoryCategory, InventoryUnit } from '#domain/inventory/inventory-item';

/** The items in stock. The amount may be a fraction: two and a half kilos. */
export const inventoryItems = sqliteTable(
  'inventory_item',
  {
    id: text('id').primaryKey(),
    v: integer('v').notNull().default(1),
    nameEn: text('name_en').notNull(),
    nameTr: text('name_tr').notNull(),
    category: text('category').$type<InventoryCategory>().notNull(),
    currentStock: real('current_stock').notNull(),
    unit: text('unit').$type<InventoryUnit>().notNull(),
    minStockLevel: real('min_stock_level').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (item) => [index('inventory_item_category').on(item.category)],
);
