import type { SQLWrapper } from 'drizzle-orm';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';

/** The SQL text has a question mark for each value. */
export type BoundStatement = {
  text: string;
  values: readonly unknown[];
  /** The gateway seals an audit row when it writes the row, because it knows the predecessor only then. */
  seal?: Seal;
};

export type AuditLink = { seq: number; hash: string };
export type Seal = (
  previous: AuditLink,
  key: Buffer,
) => { statement: BoundStatement; link: AuditLink };

const dialect = new SQLiteAsyncDialect();

const known = new WeakMap<SQLWrapper, BoundStatement>();

/** The rows of a mutation share their condition, which is bound once. */
export function bind(statement: SQLWrapper): BoundStatement {
  const before = known.get(statement);
  if (before) return before;
  const { sql, params } = dialect.sqlToQuery(statement.getSQL());
  const bound = { text: sql, values: params };
  known.set(statement, bound);
  return bound;
}
