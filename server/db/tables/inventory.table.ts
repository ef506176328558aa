import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { InventoryCategory, InventoryUnit } from '#domain/inventory/inventory-item';
import type { MovementKind, WasteReason } from '#domain/inventory/recipe';
import { recordColumns, refersTo } from './record-columns';

export const suppliers = sqliteTable(
  'supplier',
  {
    id: text('id').primaryKey(),
    ...recordColumns,
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    contactName: text('contact_name').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    leadDays: integer('lead_days'),
    supplies: text('supplies').notNull(),
    notes: text('notes').notNull(),
  },
  (supplier) => [
    index('supplier_name').on(supplier.nameKey, supplier.id),
    index('supplier_lead_days').on(supplier.leadDays, supplier.id),
  ],
);

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
    /** Only a trigger writes this sum of the movements. */
    currentStockMilli: integer('current_stock').notNull().default(0),
    unit: text('unit').$type<InventoryUnit>().notNull(),
    minStockLevelMilli: integer('min_stock_level').notNull(),
    /** The cost is the last unit price; null means that nobody knows the price. */
    unitCostKurus: integer('unit_cost_kurus'),
    supplierId: text('supplier_id'),
    /** The last movement happened at this time. */
    updatedAt: integer('updated_at').notNull(),
    /** A deleted item has this time: lists hide the item, but its movements stay. */
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

/** Stock movements are append-only. */
export const inventoryMovements = sqliteTable(
  'inventory_movement',
  {
    seq: integer('seq').primaryKey({ autoIncrement: true }),
    itemId: refersTo('item_id', () => inventoryItems.id),
    kind: text('kind').$type<MovementKind>().notNull(),
    milli: integer('milli').notNull(),
    /** The column holds the stock before a count. */
    expectedMilli: integer('expected_milli'),
    /** The event happened at this time; the server booked the movement at `receivedAt`. */
    at: integer('at').notNull(),
    receivedAt: integer('received_at').notNull(),
    by: text('by'),
    /** This order used the stock. */
    orderId: text('order_id'),
    /** This brunch used the stock. Only triggers write the column, so every way to complete a brunch counts. */
    brunchId: text('brunch_id'),
    /** The round counts earlier undos of that order or brunch. */
    round: integer('round').notNull().default(0),
    /** All lines of one booking share the id of their mutation. */
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

/** The row names the last editor of a recipe; `recipe_line` holds its lines. */
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
    itemId: refersTo('item_id', () => inventoryItems.id),
    /** One portion uses this many thousandths of the item's unit. */
    milli: integer('milli').notNull(),
  },
  (line) => [
    primaryKey({ columns: [line.part, line.itemId] }),
    index('recipe_line_item').on(line.itemId),
  ],
);
