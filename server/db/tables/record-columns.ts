import { integer, text } from 'drizzle-orm/sqlite-core';

/** What every table of a plain staff resource has beside its own fields. */
export const recordColumns = {
  v: integer('v').notNull().default(1),
  /** The searched fields, folded: the database folds ASCII only. */
  searchText: text('search_text').notNull().default(''),
  changedAt: integer('changed_at'),
  /** First name of who changed it last. */
  changedBy: text('changed_by'),
};
