import type { SQL, SQLWrapper } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';

/** The SQL text has a question mark for each value. */
export type BoundStatement = {
  text: string;
  values: readonly unknown[];
  /** The gateway seals an audit row when it writes the row, because it knows the predecessor only then. */
  seal?: Seal;
  joint?: Joint;
};

/** The stages in which joined statements run, one after another; the others run in the stage `undefined`. */
export const STAGES = ['response', undefined, 'bill', 'order', 'line', 'seq'] as const;
export type Stage = NonNullable<(typeof STAGES)[number]>;

/**
 * Writes of one commit may run statements that are alike as one, of their parts with glue between. No such write may
 * change what the condition of another one reads.
 */
export type Joint = {
  stage: Stage;
  alike: string;
  part: string;
  values: readonly unknown[];
  glue: string;
  textOf: (parts: string) => string;
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

/**
 * Makes SQL as drizzle's `sql` does, of plain text, values and such SQL, and binds it at once: an order has no time for
 * drizzle's rendering.
 */
export function plainSql(texts: TemplateStringsArray, ...parts: (SQL | string | number)[]): SQL {
  let text = texts[0] ?? '';
  const values: unknown[] = [];
  for (const [at, part] of parts.entries()) {
    if (typeof part === 'object') {
      const inner = bind(part);
      text += inner.text;
      values.push(...inner.values);
    } else {
      text += '?';
      values.push(part);
    }
    text += texts[at + 1];
  }
  const made = sql(texts, ...parts);
  known.set(made, { text, values });
  return made;
}

export const ALWAYS = plainSql`true`;
