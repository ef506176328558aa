import type { SQLWrapper } from 'drizzle-orm';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';

/** A statement as the database takes it: text with a question mark for each value. */
export type BoundStatement = {
  text: string;
  values: readonly unknown[];
  /** A row of the audit: it is sealed as it is written, when it is known which row it follows. */
  seal?: Seal;
};

/** A place in the audit's chain: a row's number and hash. */
export type AuditLink = { seq: number; hash: string };
export type Seal = (
  previous: AuditLink,
  key: Buffer,
) => { statement: BoundStatement; link: AuditLink };

const dialect = new SQLiteAsyncDialect();

/** Puts drizzle's parts together. */
export function bind(statement: SQLWrapper): BoundStatement {
  const { sql, params } = dialect.sqlToQuery(statement.getSQL());
  return { text: sql, values: params };
}
