import { and, asc, desc, eq, getTableName, type SQL, sql } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { ErrorCode } from '#domain/error-codes';
import { type Resource, searchWords } from '#domain/resource/resource';
import { insertWhere, updateWhere } from '../../db/conditional-insert';
import type { Gateway, Statement } from '../../db/gateway';
import { columnName, columnsOf, type Row, sortColumn } from '../../db/record-row';
import { audit } from '../../db/tables/staff.table';
import { changeLog } from '../../db/tables/sync.table';
import {
  type Answer,
  type Claim,
  type MutationResponse,
  writeOnce,
} from '../stored-responses.repository';

/** A change as it is written: the columns before it (null: a new row) and after it (null: a deleted one). */
export type RowChange = { before: Row | null; after: Row | null; at: number; member: string };

/** How a resource is stored. Everything but the first two is for what is special about it. */
export type ResourceStore = {
  resource: Resource;
  table: SQLiteTable;
  /** Facts that other tables hold, by their field. */
  facts?: Readonly<Record<string, SQL>>;
  /** The rows that a list may show; missing: all. */
  shown?: SQL;
  /** The columns to write, where a row has more than its table takes. */
  written?(row: Row, at: number): Row;
  /** What a removed row is changed to; missing: it is deleted. */
  archived?(at: number): Row;
  /** A numbered resource numbers its own rows; any other is named by the device. */
  isNumbered?: true;
  /** Columns of a new row that no field writes. */
  initial?: Row;
  /** What a row is set to instead of being deleted, while something depends on it; such rows leave the list. */
  archive?: { isArchived: true };
  /** What must hold for a row to be written, and the code of the refusal; a second pair is for its removal. */
  mustHold?(after: Row, before: Row | null): Guard[];
  mayGo?(before: Row): Guard[];
  /** Further rows of the same batch. */
  alongside?(change: RowChange, won: SQL): Statement[];
};

export type Guard = { holds: SQL; code: ErrorCode };

export type RecordsScope = {
  q: string;
  sort: string;
  filters: Readonly<Record<string, string>>;
  limit: number;
  offset: number;
};

export type Written = {
  claim: Claim;
  answer: Answer;
  at: number;
  /** First name of whoever changes it. */
  member: string;
  audit: typeof audit.$inferInsert;
};

export type ResourceRepository = ReturnType<typeof createResourceRepository>;

export function createResourceRepository(gateway: Gateway, store: ResourceStore) {
  return {
    ...store,
    tableName: getTableName(store.table),
    ...recordReads(gateway, store),
    ...recordWrites(gateway, store),
  };
}

function recordReads(gateway: Gateway, store: ResourceStore) {
  const { table } = store;
  const id = idOf(table);
  const selected = { ...columnsOf(table), ...store.facts };
  return {
    /** A page of the records that fit, and how many there are. */
    async list(scope: RecordsScope): Promise<{ rows: Row[]; total: number }> {
      const [rows, [count]] = await gateway.read((db) =>
        db.batch([
          pageOf(db, store, scope),
          db.select({ total: sql<number>`count(*)` }).from(table).where(fits(store, scope)),
        ]),
      );
      return { rows, total: count?.total ?? 0 };
    },

    async find(key: string | number): Promise<Row | null> {
      const [row] = await gateway.read((db) =>
        db
          .select(selected)
          .from(table)
          .where(and(eq(id, key), store.shown)),
      );
      return row ?? null;
    },

    /** A number that no row has or had, as far back as the change feed goes. */
    async nextId(): Promise<number> {
      const pk = sql<number | null>`max(cast(${changeLog.pk} as integer))`;
      const [[here], [before]] = await gateway.read((db) =>
        db.batch([
          db.select({ id: sql<number | null>`max(${id})` }).from(table),
          db
            .select({ id: pk })
            .from(changeLog)
            .where(eq(changeLog.tbl, getTableName(table))),
        ]),
      );
      return 1 + Math.max(here?.id ?? 0, before?.id ?? 0);
    },

    /** The code of the first guard that does not hold. */
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

/** The query of a list's page; by itself for whoever asks how it is planned. */
export function pageOf(db: LibSQLDatabase, store: ResourceStore, scope: RecordsScope) {
  const { resource, table, facts } = store;
  const id = idOf(table);
  const sorted = scope.sort.replace(/^-/, '');
  const field = resource.fields[sorted];
  const fact = field && facts?.[columnName(sorted, field)];
  const key = fact ?? sortColumn(table, resource, sorted);
  const order = scope.sort.startsWith('-') ? [desc(key), desc(id)] : [asc(key), asc(id)];
  return db
    .select({ ...columnsOf(table), ...facts })
    .from(table)
    .where(fits(store, scope))
    .orderBy(...order)
    .limit(scope.limit)
    .offset(scope.offset);
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
    { audit: entry, member, ...once }: Written,
    isStill: SQL,
    write: (won: SQL) => Statement,
  ): Promise<MutationResponse | null> {
    const guards = after ? store.mustHold?.(after, before) : before && store.mayGo?.(before);
    const holds = (guards ?? []).map((guard) => guard.holds);
    return writeOnce(gateway, {
      ...once,
      guard: sql.join([isStill, ...holds], sql` and `),
      rows: (won) => [
        write(won),
        ...(store.alongside?.({ before, after, at: once.at, member }, won) ?? []),
        insertWhere(audit, entry, won),
      ],
    });
  }

  return {
    /** null: its id is taken, or what must hold does not. */
    add(after: Row, written: Written) {
      const isFree = sql`not exists (select 1 from ${table} where ${eq(id, after.id)})`;
      const write = (won: SQL) => insertWhere(table, writtenOf(after, written.at), won);
      return save({ before: null, after }, written, isFree, write);
    },

    /** null: somebody changed it meanwhile, or what must hold does not. */
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

    /** null: somebody changed it meanwhile, or something came to depend on it. */
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

/** Every table of a resource has one. */
function idOf(table: SQLiteTable): SQLiteColumn {
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

/** Archived rows are shown to who asks for them. */
function archived(
  { isArchived }: Record<string, SQLiteColumn>,
  { filters }: RecordsScope,
): SQL | undefined {
  return isArchived && filters.isArchived === undefined ? eq(isArchived, false) : undefined;
}
