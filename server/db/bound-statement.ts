import type { SQLWrapper } from 'drizzle-orm';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';

/** SQL text with a question mark for each value. */
export type BoundStatement = {
  text: string;
  values: readonly unknown[];
  /** An audit row: sealed when written, once its predecessor is known. */
  seal?: Seal;
};

export type AuditLink = { seq: number; hash: string };
export type Seal = (
  previous: AuditLink,
  key: Buffer,
) => { statement: BoundStatement; link: AuditLink };

const dialect = new SQLiteAsyncDialect();

export function bind(statement: SQLWrapper): BoundStatement {
  const { sql, params } = dialect.sqlToQuery(statement.getSQL());
  return { text: sql, values: params };
}
