import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

/** INSERT of one row that happens only where the condition holds, and never twice. */
export function insertWhere<T extends SQLiteTable>(
  table: T,
  row: T['$inferInsert'],
  condition: SQL,
): SQL {
  const values: Record<string, unknown> = row;
  const given = Object.entries(getTableColumns(table)).filter(([key]) => values[key] !== undefined);
  const names = given.map(([, column]) => sql.identifier(column.name));
  const bound = given.map(([key, column]) => sql.param(values[key], column));
  return sql`insert into ${table} (${sql.join(names, sql`, `)}) select ${sql.join(bound, sql`, `)} where ${condition} on conflict do nothing`;
}
