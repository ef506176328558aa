import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { insertWhere, updateWhere } from '../db/conditional-insert';
import type { Gateway, Statement } from '../db/gateway';
import { roomIn } from './statements/list-room';
import { type MutationResponse, type Once, writeOnce } from './stored-responses.repository';

export type RowTable = SQLiteTable;
export const nameOf = (table: RowTable): string => getTableName(table);
/** Returns further rows of the batch: ledgers, mails. */
export type MoreRows = (won: SQL) => Statement[];

/** What a batch has besides the row, its audit row and the stored response. */
export type RowBatch = {
  /** The batch writes nothing unless this holds too. */
  guard?: SQL;
  /** The database computes these columns during the write. */
  computed?: Record<string, SQL>;
  /** Rows that the batch writes while the row is still as it was. */
  first?: MoreRows;
  more?: MoreRows;
};

type RowWrite = RowBatch & Once;

export type RowChange<Table extends RowTable> = RowWrite & {
  before: { id: string | number; v: number };
  /** null removes the row. */
  after: Partial<Table['$inferInsert']> | null;
};

/**
 * Changes or removes a versioned row with its response and audit row; null means that the row has changed since the
 * reading, or that the guard failed.
 */
export function changeRow<Table extends RowTable>(
  gateway: Gateway,
  table: Table,
  { before, after, guard = sql`true`, computed, ...write }: RowChange<Table>,
): Promise<MutationResponse | null> {
  const isIt = sql`id = ${before.id}`;
  const asSeen = sql`exists (select 1 from ${table} where ${isIt} and v = ${before.v})`;
  return writeRow(gateway, { ...write, guard: sql`${asSeen} and ${guard}` }, (won) =>
    after
      ? updateWhere(table, { ...after, ...computed }, sql`${isIt} and ${won}`)
      : sql`delete from ${table} where ${isIt} and ${won}`,
  );
}

export type RowAddition<Table extends RowTable> = RowWrite & { row: Table['$inferInsert'] };

/** Adds a row with its response and audit row; null means that the guard failed. */
export function addRow<Table extends RowTable>(
  gateway: Gateway,
  table: Table,
  { row, computed, guard = sql`true`, ...write }: RowAddition<Table>,
): Promise<MutationResponse | null> {
  const room = roomIn(table);
  return writeRow(gateway, { ...write, guard: room ? sql`${guard} and ${room}` : guard }, (won) =>
    insertWhere(table, { ...row, ...computed }, won),
  );
}

export async function isFull(gateway: Gateway, table: RowTable): Promise<boolean> {
  const room = roomIn(table);
  if (!room) return false;
  return (await gateway.value(sql`select ${room}`)) === 0;
}

function writeRow(
  gateway: Gateway,
  { first, more, ...once }: RowWrite,
  change: (won: SQL) => Statement,
) {
  return writeOnce(gateway, {
    ...once,
    rows: (won) => [...(first?.(won) ?? []), change(won), ...(more?.(won) ?? [])],
  });
}
