import type { SQLWrapper } from 'drizzle-orm';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';

/** A statement as the database takes it: text with a question mark for each value. */
export type BoundStatement = { text: string; values: readonly unknown[] };

const dialect = new SQLiteAsyncDialect();

/** Puts drizzle's parts together. */
export function bind(statement: SQLWrapper): BoundStatement {
  const { sql, params } = dialect.sqlToQuery(statement.getSQL());
  return { text: sql, values: params };
}
