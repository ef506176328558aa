import type { SQL } from 'drizzle-orm';
import { and, asc, desc, eq, getTableName, sql } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { ErrorCode } from '#domain/error-codes';
import { searchWords } from '#domain/fold';
import type { Resource } from '#domain/resource/resource';
import type { Gateway, Statement } from '../../db/gateway';
import { insertWhere, updateWhere } from '../../db/gateway';
import type { Row } from '../../db/record-row';
import { columnName, columnsOf, sortColumn } from '../../db/record-row';
import { roomIn } from '../rows/list-room';
import type { MutationResponse, StaffOnce } from '../rows/responses.repository';
import { writeOnce } from '../rows/responses.repository';
import { nextIdIn } from '../statements/next-id';

/** The change has the columns before (null for a new row) and after (null for a deleted row). */
export type RowChange = { before: Row | null; after: Row | null; at: number; member: string };

/** A store says how the database keeps a resource; all fields but the first two are optional. */
export type ResourceStore = {
  resource: Resource;
  table: SQLiteTable;
  /** The facts come from other tables, by field. */
  facts?: Readonly<Record<string, SQL>>;
  /** Lists show only rows that meet this condition; a missing condition shows all rows. */
  shown?: SQL;
  /** Returns the columns to write if the row has others too. */
  written?(row: Row, at: number): Row;
  /** Returns the values of a removed row; without this function the server deletes the row. */
  archived?(at: number): Row;
  /** The server numbers the rows; otherwise the device makes the id. */
  isNumbered?: true;
  /** A new row also gets these columns. */
  initial?: Row;
  /** A removed row gets these values while something depends on the row; lists omit such rows. */
  archive?: { isArchived: true };
  /** Returns conditions for a write and for a removal with their error codes; `actor` is the asking person's id. */
  mustHold?(after: Row, before: Row | null, actor: string): Guard[];
  mayGo?(before: Row, actor: string): Guard[];
  forbids?(after: Row, gateway: Gateway): Promise<Forbidden | null>;
  alongside?(change: RowChange, won: SQL): Statement[];
};

export type Forbidden = { code: ErrorCode; details: Record<string, string> };
export type Guard = { holds: SQL; code: ErrorCode };

export type RecordsScope = {
  q: string;
  sort: string;
  filters: Readonly<Record<string, string>>;
  limit: number;
  offset: number;
};

/** The editor has the first name `member`. */
export type Written = StaffOnce & { member: string };

export type ResourceRepository = ReturnType<typeof createResourceRepository>;
export function createResourceRepository(gateway: Gateway, described: ResourceStore) {
  const store = withRoom(described);
  return {
    ...store,
    tableName: getTableName(store.table),
    forbidden: async (after: Row) => (await store.forbids?.(after, gateway)) ?? null,
    ...recordReads(gateway, store),
    ...recordWrites(gateway, store),
  };
}

/** A row that is added, or taken out of the archive, needs room in the list. */
function withRoom(store: ResourceStore): ResourceStore {
  const { table, shown } = store;
  const isListed = 'isArchived' in columnsOf(table) ? sql`is_archived = 0` : shown;
  const holds = roomIn(table, isListed);
  if (!holds) return store;
  const room: Guard = { holds, code: 'list.full' };
  return {
    ...store,
    mustHold: (after, before, actor) => [
      ...((before && !before.isArchived) || after.isArchived ? [] : [room]),
      ...(store.mustHold?.(after, before, actor) ?? []),
    ],
  };
}

function recordReads(gateway: Gateway, store: ResourceStore) {
  const { table } = store;
  const id = idOf(table);
  const selected = { ...columnsOf(table), ...store.facts };
  return {
    /** Returns one page of matching records, with the total. */
    async list(scope: RecordsScope): Promise<{ rows: Row[]; total: number }> {
      const [rows, [count]] = await gateway.batch((db) => [
        pageOf(db, store, scope),
        db.select({ total: sql<number>`count(*)` }).from(table).where(fits(store, scope)),
      ]);
      return { rows, total: count?.total ?? 0 };
    },

    /** Returns the ids of a page, in the order of the list. */
    async ids(scope: RecordsScope): Promise<unknown[]> {
      const rows = await gateway.read((db) => idsOf(db, store, scope));
      return rows.map((row) => row.id);
    },

    /** Returns the records with these ids that still exist, in this order. */
    async named(ids: readonly unknown[]): Promise<Row[]> {
      const rows: Row[] = await gateway.read((db) =>
        db
          .select(selected)
          .from(table)
          .where(sql`${id} in (select value from json_each(${JSON.stringify(ids)}))`),
      );
      const known = new Map(rows.map((row) => [row.id, row]));
      return ids.map((one) => known.get(one)).filter((row) => row !== undefined);
    },

    find: (key: string | number) =>
      gateway.first((db) =>
        db
          .select(selected)
          .from(table)
          .where(and(eq(id, key), store.shown)),
      ),

    nextId: () => nextIdIn(gateway, table),

    /** Returns the error code of the first failed guard. */
    async refusal(guards: readonly Guard[]): Promise<ErrorCode | null> {
      if (guards.length === 0) return null;
      const asked = guards.map(({ holds }, at) => sql`${holds} as ${sql.identifier(`g${at}`)}`);
      const [row] = await gateway.read((db) =>
        db.all<Record<string, number>>(sql`select ${sql.join(asked, sql`, `)}`),
      );
      return guards.find((_, at) => !row?.[`g${at}`])?.code ?? null;
    },
  };
}

/** Builds the query of one page; the module exports it for the test of query plans. */
export function pageOf(db: LibSQLDatabase, store: ResourceStore, scope: RecordsScope) {
  const { table, facts } = store;
  const { isByFact, order } = orderOf(store, scope);
  const wholeRows = db.select({ ...columnsOf(table), ...facts }).from(table);
  if (!isByFact) {
    return wholeRows
      .where(fits(store, scope))
      .orderBy(...order)
      .limit(scope.limit)
      .offset(scope.offset);
  }
  // SQLite computes each selected value for every row that it sorts, so this query sorts ids only.
  return wholeRows.where(sql`${idOf(table)} in ${idsOf(db, store, scope)}`).orderBy(...order);
}

function idsOf(db: LibSQLDatabase, store: ResourceStore, scope: RecordsScope) {
  return db
    .select({ id: idOf(store.table) })
    .from(store.table)
    .where(fits(store, scope))
    .orderBy(...orderOf(store, scope).order)
    .limit(scope.limit)
    .offset(scope.offset);
}

function orderOf({ resource, table, facts }: ResourceStore, { sort }: RecordsScope) {
  const id = idOf(table);
  const sorted = sort.replace(/^-/, '');
  const field = resource.fields[sorted];
  const fact = field && facts?.[columnName(sorted, field)];
  const key = fact ?? sortColumn(table, resource, sorted);
  const order = sort.startsWith('-') ? [desc(key), desc(id)] : [asc(key), asc(id)];
  return { isByFact: fact !== undefined, order };
}

function fits(store: ResourceStore, scope: RecordsScope): SQL | undefined {
  const columns = columnsOf(store.table);
  return and(store.shown, archived(columns, scope), ...wanted(store, columns, scope));
}

function recordWrites(gateway: Gateway, store: ResourceStore) {
  const { table, written: writtenOf = (row: Row) => row } = store;
  const id = idOf(table);

  function save(
    { before, after }: Pick<RowChange, 'before' | 'after'>,
    { member, ...once }: Written,
    isStill: SQL,
    write: (won: SQL) => Statement,
  ): Promise<MutationResponse | null> {
    const { actor } = once.audit;
    const guards = after
      ? store.mustHold?.(after, before, actor)
      : before && store.mayGo?.(before, actor);
    const holds = (guards ?? []).map((guard) => guard.holds);
    return writeOnce(gateway, {
      ...once,
      guard: sql.join([isStill, ...holds], sql` and `),
      rows: (won) => [
        write(won),
        ...(store.alongside?.({ before, after, at: once.at, member }, won) ?? []),
      ],
    });
  }

  return {
    /** Returns null if another row has the id, or if a guard failed. */
    add(after: Row, written: Written) {
      const isFree = sql`not exists (select 1 from ${table} where ${eq(id, after.id)})`;
      const write = (won: SQL) => insertWhere(table, writtenOf(after, written.at), won);
      return save({ before: null, after }, written, isFree, write);
    },

    /** Returns null if the row has changed since the caller read it, or if a guard failed. */
    change(before: Row, after: Row, written: Written) {
      const write = (won: SQL) =>
        updateWhere(table, writtenOf(after, written.at), sql`id = ${before.id} and ${won}`);
      return save(
        { before, after: { ...before, ...after } },
        written,
        stands(table, before),
        write,
      );
    },

    /** Returns null if the row has changed since the caller read it, or if a guard failed. */
    remove(before: Row, written: Written) {
      const write = (won: SQL) => {
        const isIt = sql`id = ${before.id} and ${won}`;
        const archived = store.archived?.(written.at);
        return archived
          ? updateWhere(table, archived, isIt)
          : sql`delete from ${table} where ${isIt}`;
      };
      return save({ before, after: null }, written, stands(table, before), write);
    },
  };
}

function idOf(table: SQLiteTable): SQLiteColumn {
  // The table of every resource has a column id.
  return columnsOf(table).id as SQLiteColumn;
}

function stands(table: SQLiteTable, { id, v }: Row): SQL {
  return sql`exists (select 1 from ${table} where id = ${id} and v = ${v})`;
}

function wanted(
  { resource, facts }: ResourceStore,
  columns: Record<string, SQLiteColumn>,
  { q, filters }: RecordsScope,
): SQL[] {
  const words = searchWords(q).map((word) => sql`instr(${columns.searchText}, ${word}) > 0`);
  const chosen = Object.entries(filters).flatMap(([name, value]) => {
    const column = columns[name] ?? facts?.[name];
    const field = resource.fields[name];
    if (!column || !field) return [];
    return [sql`${column} = ${field.kind === 'flag' ? Number(value === 'true') : value}`];
  });
  return [...words, ...chosen];
}

/** Lists show archived rows on request. */
function archived({ isArchived }: Record<string, SQLiteColumn>, { filters }: RecordsScope) {
  return isArchived && filters.isArchived === undefined ? eq(isArchived, false) : undefined;
}
