import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const settings = sqliteTable('setting', {
  key: text('key').primaryKey(),
  value: text('value', { mode: 'json' }).$type<unknown>().notNull(),
  v: integer('v').notNull().default(1),
  /** First name and time record the last change; null marks a setting older than these columns. */
  changedBy: text('changed_by'),
  changedAt: integer('changed_at'),
});
