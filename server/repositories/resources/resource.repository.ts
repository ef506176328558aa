import { and, asc, desc, eq, getTableName, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { ErrorCode } from '#domain/error-codes';
import { type Resource, searchWords } from '#domain/resource/resource';
import { insertWhere, updateWhere } from '../../db/conditional-insert';
import type { Gateway, Statement } from '../../db/gateway';
import { columnsOf, type Row, sortColumn } from '../../db/record-row';
import { audit } from '../../db/tables/staff.table';
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
  const { resource, table, facts, shown } = store;
  const columns = columnsOf(table);
  const id = idOf(table);
  const selected = { ...columns, ...facts };
  return {
    /** A page of the records that fit, and how many there are. */
    async list(scope: RecordsScope): Promise<{ rows: Row[]; total: number }> {
      const where = and(shown, ...wanted(store, columns, scope));
      const key = sortColumn(table, resource, scope.sort.replace(/^-/, ''));
      const order = scope.sort.startsWith('-') ? [desc(key), desc(id)] : [asc(key), asc(id)];
      const [rows, [count]] = await gateway.read((db) =>
        db.batch([
          db
            .select(selected)
            .from(table)
            .where(where)
            .orderBy(...order)
            .limit(scope.limit)
            .offset(scope.offset),
          db.select({ total: sql<number>`count(*)` }).from(table).where(where),
        ]),
      );
      return { rows, total: count?.total ?? 0 };
    },

    async find(key: string | number): Promise<Row | null> {
      const [row] = await gateway.read((db) =>
        db
          .select(selected)
          .from(table)
          .where(and(eq(id, key), shown)),
      );
      return row ?? null;
    },

    async nextId(): Promise<number> {
      const [row] = await gateway.read((db) =>
        db.select({ id: sql<number | null>`max(${id})` }).from(table),
      );
      return (row?.id ?? 0) + 1;
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
