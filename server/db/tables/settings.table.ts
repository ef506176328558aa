import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const settings = sqliteTable('setting', {
  key: text('key').primaryKey(),
  value: text('value', { mode: 'json' }).$type<unknown>().notNull(),
  v: integer('v').notNull().default(1),
  /** First name and time of the last change; null: set before these were kept. */
  changedBy: text('changed_by'),
  changedAt: integer('changed_at'),
});
