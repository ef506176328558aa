import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** A kiosk is a tablet that guests order on and that staff approved. */
export const kiosks = sqliteTable('kiosk', {
  id: text('id').primaryKey(),
  v: integer('v').notNull().default(1),
  secretHash: text('secret_hash').notNull().unique(),
  name: text('name').notNull(),
  /** The column references no table: a kiosk stays when staff remove its table, like a kiosk at the door. */
  tableId: integer('table_id'),
  pinHash: text('pin_hash').notNull(),
  isOutOfOrder: integer('is_out_of_order', { mode: 'boolean' }).notNull().default(false),
  addedAt: integer('added_at').notNull(),
  addedBy: text('added_by').notNull(),
});
