import { integer, text } from 'drizzle-orm/sqlite-core';

/** Columns of every plain staff resource. */
export const recordColumns = {
  v: integer('v').notNull().default(1),
  /** Folded search text: SQLite folds ASCII only. */
  searchText: text('search_text').notNull().default(''),
  changedAt: integer('changed_at'),
  /** First name of the last editor. */
  changedBy: text('changed_by'),
};
