import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { InventoryCategory, InventoryUnit } from '#domain/inventory/inventory-item';
import type { MovementKind, WasteReason } from '#domain/inventory/movement';
import { recordColumns } from './record-columns';

/** The items in stock. Amounts are whole thousandths of the unit. */
export const inventoryItems = sqliteTable(
  'inventory_item',
  {
    id: text('id').primaryKey(),
    ...recordColumns,
    nameEn: text('name_en').notNull(),
    nameEnKey: text('name_en_key').notNull().default(''),
    nameTr: text('name_tr').notNull(),
    nameTrKey: text('name_tr_key').notNull().default(''),
    category: text('category').$type<InventoryCategory>().notNull(),
    /** The sum of its movements; only a trigger writes it. */
    currentStockMilli: integer('current_stock').notNull().default(0),
    unit: text('unit').$type<InventoryUnit>().notNull(),
    minStockLevelMilli: integer('min_stock_level').notNull(),
    /** What a unit cost last; null: nobody has said. */
    unitCostKurus: integer('unit_cost_kurus'),
    supplierId: text('supplier_id'),
    /** When its stock last moved. */
    updatedAt: integer('updated_at').notNull(),
    /** A deleted item keeps its movements; no list shows it. */
    archivedAt: integer('archived_at'),
  },
  (item) => [
    index('inventory_item_name_en').on(item.archivedAt, item.nameEnKey, item.id),
    index('inventory_item_name_tr').on(item.archivedAt, item.nameTrKey, item.id),
    index('inventory_item_category').on(item.archivedAt, item.category, item.id),
    index('inventory_item_supplier').on(item.supplierId),
  ],
);

/** Append-only: everything that came, went or was counted. */
export const inventoryMovements = sqliteTable(
  'inventory_movement',
  {
    seq: integer('seq').primaryKey({ autoIncrement: true }),
    itemId: text('item_id')
      .notNull()
      .references(() => inventoryItems.id),
    kind: text('kind').$type<MovementKind>().notNull(),
    milli: integer('milli').notNull(),
    /** The balance before a count. */
    expectedMilli: integer('expected_milli'),
    /** When it happened; `receivedAt`: when it was booked. */
    at: integer('at').notNull(),
    receivedAt: integer('received_at').notNull(),
    by: text('by'),
    /** The order that used it, and how often that order had been undone before. */
    orderId: text('order_id'),
    round: integer('round').notNull().default(0),
    /** The same for all lines that were booked together: the id of their mutation. */
    bookingId: text('booking_id'),
    supplierId: text('supplier_id'),
    unitCostKurus: integer('unit_cost_kurus'),
    reason: text('reason').$type<WasteReason>(),
    note: text('note'),
  },
  (movement) => [
    uniqueIndex('inventory_movement_order').on(
      movement.orderId,
      movement.itemId,
      movement.kind,
      movement.round,
    ),
    uniqueIndex('inventory_movement_booking').on(movement.bookingId, movement.itemId),
    index('inventory_movement_item').on(movement.itemId, movement.at),
    index('inventory_movement_count').on(movement.itemId, movement.kind, movement.receivedAt),
    index('inventory_movement_supplier').on(movement.supplierId, movement.at),
  ],
);

/** Who last changed the recipe of a dish or an option; its lines are below. */
export const recipes = sqliteTable('recipe', {
  part: text('part').primaryKey(),
  v: integer('v').notNull().default(1),
  changedAt: integer('changed_at').notNull(),
  changedBy: text('changed_by').notNull(),
});

export const recipeLines = sqliteTable(
  'recipe_line',
  {
    part: text('part').notNull(),
    itemId: text('item_id')
      .notNull()
      .references(() => inventoryItems.id),
    /** What one portion draws down, thousandths of the item's unit. */
    milli: integer('milli').notNull(),
  },
  (line) => [
    primaryKey({ columns: [line.part, line.itemId] }),
    index('recipe_line_item').on(line.itemId),
  ],
);
