import { getTableColumns, is, SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

/** A row with values, or with what the database works out as it writes it. */
type Written<Row> = { [Key in keyof Row]: Row[Key] | SQL };

/** INSERT of one row that happens only where the condition holds, and never twice. */
export function insertWhere<T extends SQLiteTable>(
  table: T,
  row: Written<T['$inferInsert']>,
  condition: SQL,
): SQL {
  const given = writtenColumns(table, row);
  const names = given.map(({ name }) => name);
  const values = given.map(({ value }) => value);
  return sql`insert into ${table} (${sql.join(names, sql`, `)}) select ${sql.join(values, sql`, `)} where ${condition} on conflict do nothing`;
}

/** UPDATE of what the condition selects, with the given columns alone. */
export function updateWhere<T extends SQLiteTable>(
  table: T,
  change: Partial<Written<T['$inferInsert']>>,
  condition: SQL,
): SQL {
  const set = writtenColumns(table, change).map(({ name, value }) => sql`${name} = ${value}`);
  return sql`update ${table} set ${sql.join(set, sql`, `)} where ${condition}`;
}

function writtenColumns(table: SQLiteTable, row: object): { name: SQL; value: SQL }[] {
  const values = new Map<string, unknown>(Object.entries(row));
  return Object.entries(getTableColumns(table)).flatMap(([key, column]) => {
    const value = values.get(key);
    if (value === undefined) return [];
    const bound = is(value, SQL) ? value : sql`${sql.param(value, column)}`;
    return [{ name: sql`${sql.identifier(column.name)}`, value: bound }];
  });
}
