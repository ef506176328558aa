import { getTableColumns, getTableName, SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { auditInsert } from './audit-chain';
import { type BoundStatement, bind } from './bound-statement';
import { audit } from './tables/staff.table';

/** Each column takes a value or an SQL expression. */
type Written<Row> = { [Key in keyof Row]: Row[Key] | SQL };

/**
 * Inserts one row at most once, if the condition holds, and seals audit rows. The function binds values by hand
 * and in one pass: drizzle creates two objects per column, and each order writes 100 columns.
 */
export function insertWhere<T extends SQLiteTable>(
  table: T,
  row: Written<T['$inferInsert']>,
  condition: SQL,
): BoundStatement {
  const where = bind(condition);
  if (Object.is(table, audit)) return auditInsert(writtenColumns(table, row), where);
  let names = '';
  let places = '';
  const all: unknown[] = [];
  for (const [key, column] of columnsOf(table)) {
    const value = row[key as keyof typeof row] as unknown;
    if (value === undefined) continue;
    const comma = names === '' ? '' : ', ';
    names += `${comma}"${column.name}"`;
    if (value instanceof SQL) {
      const { text, values } = bind(value);
      places += comma + text;
      all.push(...values);
    } else {
      places += `${comma}?`;
      all.push(value === null ? null : column.mapToDriverValue(value));
    }
  }
  return {
    text: `insert into "${getTableName(table)}" (${names}) select ${places} where ${where.text} on conflict do nothing`,
    values: all.concat(where.values),
  };
}

export function updateWhere<T extends SQLiteTable>(
  table: T,
  change: Partial<Written<T['$inferInsert']>>,
  condition: SQL,
): BoundStatement {
  const given = writtenColumns(table, change);
  const where = bind(condition);
  const set = given.map(({ name, text }) => `"${name}" = ${text}`).join(', ');
  return {
    text: `update "${getTableName(table)}" set ${set} where ${where.text}`,
    values: [...given.flatMap(({ values }) => values), ...where.values],
  };
}

type WrittenColumn = { name: string } & BoundStatement;

function writtenColumns(table: SQLiteTable, row: Record<string, unknown>): WrittenColumn[] {
  return columnsOf(table).flatMap(([key, column]) => {
    const value = row[key];
    if (value === undefined) return [];
    const { name } = column;
    if (value instanceof SQL) return [{ name, ...bind(value) }];
    return [{ name, text: '?', values: [value === null ? null : column.mapToDriverValue(value)] }];
  });
}

const knownColumns = new WeakMap<SQLiteTable, [string, SQLiteColumn][]>();

function columnsOf(table: SQLiteTable): [string, SQLiteColumn][] {
  const known = knownColumns.get(table) ?? Object.entries(getTableColumns(table));
  knownColumns.set(table, known);
  return known;
}
