import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import { integer, text } from 'drizzle-orm/sqlite-core';

/** Every plain staff resource has these columns. */
export const recordColumns = {
  v: integer('v').notNull().default(1),
  /** The search text is folded, because SQLite folds ASCII only. */
  searchText: text('search_text').notNull().default(''),
  changedAt: integer('changed_at'),
  /** The column holds the first name of the last editor. */
  changedBy: text('changed_by'),
};

/** Returns the column with the id of a row in another table, which every row has. */
export function refersTo<Name extends string>(name: Name, id: () => AnySQLiteColumn) {
  return text(name).notNull().references(id);
}
