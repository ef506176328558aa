import { getTableName, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Gateway } from '../../db/gateway';
import { changeLog } from '../../db/tables/sync.table';

/** Returns a number unused by any row, including deleted rows that a replica may hold. */
export async function nextIdIn(gateway: Gateway, table: SQLiteTable): Promise<number> {
  const used = sql`select max(id) as id from ${table} union all
    select max(cast(pk as integer)) from ${changeLog} where tbl = ${getTableName(table)}`;
  return 1 + ((await gateway.value<number>(sql`select max(id) from (${used})`)) ?? 0);
}
