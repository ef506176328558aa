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

/** Amounts are whole thousandths of the unit. */
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
    /** The sum of the movements; written by a trigger only. */
    currentStockMilli: integer('current_stock').notNull().default(0),
    unit: text('unit').$type<InventoryUnit>().notNull(),
    minStockLevelMilli: integer('min_stock_level').notNull(),
    /** Last unit price; null: unknown. */
    unitCostKurus: integer('unit_cost_kurus'),
    supplierId: text('supplier_id'),
    /** Time of the last movement. */
    updatedAt: integer('updated_at').notNull(),
    /** Set for a deleted item: hidden, but its movements stay. */
    archivedAt: integer('archived_at'),
  },
  (item) => [
    index('inventory_item_name_en').on(item.archivedAt, item.nameEnKey, item.id),
    index('inventory_item_name_tr').on(item.archivedAt, item.nameTrKey, item.id),
    index('inventory_item_category').on(item.archivedAt, item.category, item.id),
    index('inventory_item_stock').on(item.archivedAt, item.currentStockMilli, item.id),
    index('inventory_item_supplier').on(item.supplierId, item.archivedAt, item.nameEnKey, item.id),
  ],
);

/** Append-only stock movements. */
export const inventoryMovements = sqliteTable(
  'inventory_movement',
  {
    seq: integer('seq').primaryKey({ autoIncrement: true }),
    itemId: text('item_id')
      .notNull()
      .references(() => inventoryItems.id),
    kind: text('kind').$type<MovementKind>().notNull(),
    milli: integer('milli').notNull(),
    /** The stock before a count. */
    expectedMilli: integer('expected_milli'),
    /** Time of the event; `receivedAt` is the time of booking. */
    at: integer('at').notNull(),
    receivedAt: integer('received_at').notNull(),
    by: text('by'),
    /** The order that used it. */
    orderId: text('order_id'),
    /** The brunch that used it; only triggers write it, whoever completes a brunch. */
    brunchId: text('brunch_id'),
    /** The number of earlier undos of that order or brunch. */
    round: integer('round').notNull().default(0),
    /** The mutation id, shared by all lines booked together. */
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
    uniqueIndex('inventory_movement_brunch').on(
      movement.brunchId,
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

/** The last editor of a recipe; its lines are in `recipe_line`. */
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
    /** Use of one portion, thousandths of the item's unit. */
    milli: integer('milli').notNull(),
  },
  (line) => [
    primaryKey({ columns: [line.part, line.itemId] }),
    index('recipe_line_item').on(line.itemId),
  ],
);
