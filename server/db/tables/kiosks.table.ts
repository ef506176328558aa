import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Tablets that guests order on, as approved by staff. */
export const kiosks = sqliteTable('kiosk', {
  id: text('id').primaryKey(),
  v: integer('v').notNull().default(1),
  secretHash: text('secret_hash').notNull().unique(),
  name: text('name').notNull(),
  /** No reference: a kiosk stays when its table is removed, as one at the door. */
  tableId: integer('table_id'),
  pinHash: text('pin_hash').notNull(),
  isOutOfOrder: integer('is_out_of_order', { mode: 'boolean' }).notNull().default(false),
  addedAt: integer('added_at').notNull(),
  addedBy: text('added_by').notNull(),
});
