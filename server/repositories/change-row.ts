import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { insertWhere, updateWhere } from '../db/conditional-insert';
import type { Gateway, Statement } from '../db/gateway';
import { audit } from '../db/tables/staff.table';
import { type Claim, type SentResponse, writeOnce } from './stored-responses.repository';

export type RowTable = SQLiteTable;
/** Returns further rows of the batch: ledgers, mails. */
export type MoreRows = (won: SQL) => Statement[];

export type RowChange<Table extends RowTable> = {
  claim: Claim;
  response: SentResponse;
  at: number;
  before: { id: string | number; v: number };
  after: Partial<Table['$inferInsert']>;
  audit: Omit<typeof audit.$inferInsert, 'tbl'> | null;
  more?: MoreRows;
};

/** Changes a versioned row with its response and audit row; null means that the row has changed since the reading. */
export function changeRow<Table extends RowTable>(
  gateway: Gateway,
  table: Table,
  { claim, response, at, before, after, audit: entry, more = () => [] }: RowChange<Table>,
) {
  const isIt = sql`id = ${before.id}`;
  return writeOnce(gateway, {
    claim,
    response,
    at,
    guard: sql`exists (select 1 from ${table} where ${isIt} and v = ${before.v})`,
    rows: (won) => [
      updateWhere(table, after, sql`${isIt} and ${won}`),
      ...(entry ? [insertWhere(audit, { ...entry, tbl: getTableName(table) }, won)] : []),
      ...more(won),
    ],
  });
}
