import type { SQL } from 'drizzle-orm';
import { getTableName, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { LIST_CAPS } from '#domain/list-caps';

const CAPS: Readonly<Record<string, number>> = LIST_CAPS;

/** Holds while a table has room for one more row; null for a table that may have any number. */
export function roomIn(table: SQLiteTable, counted: SQL = sql`true`): SQL | null {
  const most = CAPS[getTableName(table)];
  return most === undefined
    ? null
    : sql`(select count(*) from ${table} where ${counted}) < ${most}`;
}
