import type { Client, Row } from '@libsql/client';
import { createClient } from '@libsql/client';
import type { SQLWrapper } from 'drizzle-orm';
import { getTableColumns, getTableName, SQL } from 'drizzle-orm';
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { drizzle } from 'drizzle-orm/libsql';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { DomainError } from '#domain/error-codes';
import { log } from '../log/log';
import { auditInsert, createAuditChain } from './audit-chain';
import type { BoundStatement, Stage } from './bound-statement';
import { bind } from './bound-statement';
import { codesOf, isContention, isUnreachable } from './database-error';
import type { Commit } from './feed';
import { createFeed } from './feed';
import { fetchKept } from './kept-connections';
import { keepStreams } from './kept-streams';
import { cacheStatements } from './statement-cache';
import { audit } from './tables/staff.table';
import { createWriteQueue } from './write-queue';

/** A write waits this long for another process's lock. */
const PATIENCE_MS = 5_000;
/** A starting server has no clients yet, and giving up would only restart the server. */
const START_PATIENCE_MS = 30_000;
/** The binding blocks the event loop for this long; the gateway waits for the rest outside. */
const LOCK_TIMEOUT_MS = 20;

/** A statement is a drizzle statement or a text with values. */
export type Statement = SQLWrapper | BoundStatement;

/**
 * The gateway is the only access to the database. Writes are batches in write mode, one after another; waiting batches
 * share a commit. A statement that failed with BUSY stays open in libSQL and swallows later commits, so every retry
 * opens a new connection.
 */
export type Gateway = {
  client: Client;
  isFile: boolean;
  source: { url: string; authToken?: string | undefined };
  read<T>(query: (db: LibSQLDatabase) => Promise<T>): Promise<T>;
  /** Reads what several queries ask at one moment. */
  batch<U extends BatchItem<'sqlite'>, T extends Readonly<[U, ...U[]]>>(
    queries: (db: LibSQLDatabase) => T,
  ): Promise<BatchResponse<T>>;
  /** Returns the first row; null if there is none. */
  first<T>(query: (db: LibSQLDatabase) => Promise<T[]>): Promise<T | null>;
  /** Returns the rows of a table that meet a condition. */
  rows<T extends SQLiteTable>(
    table: T,
    where?: SQL,
    order?: Order,
    page?: Page,
  ): Promise<RowOf<T>[]>;
  /** Returns the first of these rows; null if there is none. */
  row<T extends SQLiteTable>(table: T, where?: SQL, order?: Order): Promise<RowOf<T> | null>;
  /** Returns the first value of the first row; null if there is none. */
  value<T extends string | number>(query: SQLWrapper): Promise<T | null>;
  /** Writes all statements or none. Resolves to each statement's rows. */
  write(statements: readonly Statement[]): Promise<Row[][]>;
  /** Calls back after every commit with changes in the feed, of this process and of others. */
  onCommit(listener: (commit: Commit) => void): () => void;
  /** Calls back with the time (ms) at which a tablet last spoke to any process. */
  onTabletContact(listener: (at: number) => void): void;
  /** Returns the number of commits that this process wrote or heard of. A cached read stays valid until the number grows. */
  writeCount(): number;
  waitingWrites(): number;
  /** Counts the attempts for which the database was unavailable. */
  failures(): number;
  /** Returns the last change that this process has seen. */
  headSeq(): number;
  /** Migrates the database and reads the feed's position. The start may repeat each step while the file is locked. */
  start(prepare?: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
};

type RowOf<T extends SQLiteTable> = T['$inferSelect'];
type Order = readonly (SQL | SQLiteColumn)[];
type Page = { limit: number; offset?: number };

/** A lane is contended if its last attempt found the file locked. */
type Lane = { isContended: boolean };
/** The gateway needs the key for audited writes. */
type GatewayOptions = { url: string; authToken?: string; patienceMs?: number; auditKey?: Buffer };

export function openGateway(options: GatewayOptions): Gateway {
  const { url, authToken, patienceMs = PATIENCE_MS, auditKey = null } = options;
  cacheStatements();
  keepStreams();
  const client = connect(url, authToken);
  const db = drizzle(client);
  const feed = createFeed(client);
  let isClosed = false;
  let isSet = false;
  const lanes = { read: { isContended: false }, write: { isContended: false } };
  let failures = 0;

  /** Fails a write that has waited too long without an attempt while another process holds the file. */
  async function patiently<T>(
    lane: Lane,
    run: () => Promise<T>,
    deadline = Date.now() + patienceMs,
  ): Promise<T> {
    while (!isClosed && (!lane.isContended || Date.now() <= deadline)) {
      try {
        if (!isSet) await overwriteDeleted(client);
        isSet = true;
        const done = await run();
        lane.isContended = false;
        return done;
      } catch (error) {
        if (isUnreachable(error)) {
          failures += 1;
          log.alarm('database.unusable', { codes: uniqueCodes(error) });
          break;
        }
        if (!isContention(error)) throw error;
        lane.isContended = true;
        if (isClosed) break;
        await client.reconnect();
        isSet = false;
        await new Promise((resolve) => setTimeout(resolve, 5 + Math.random() * 40));
      }
    }
    throw new DomainError('busy', { retryAfterS: 2 });
  }

  async function writeNow(statements: readonly Statement[]): Promise<Row[][]> {
    const bound = statements.map((one) => ('text' in one ? one : bind(one)));
    return bound.some(({ seal }) => seal) ? chain.write(bound) : commit(bound);
  }

  async function commit(statements: readonly BoundStatement[]): Promise<Row[][]> {
    // Drizzle types what a column makes of a value for the driver as unknown.
    const batch = statements.map(({ text, values }) => ({ sql: text, args: values as never[] }));
    const results = await client.batch([...batch, feed.news()], 'write');
    feed.tell(results.at(-1)?.rows ?? []);
    return results.slice(0, -1).map((result) => result.rows);
  }

  const chain = createAuditChain(client, auditKey, commit);
  const isFile = client.protocol === 'file';
  const queue = createWriteQueue(
    (statements, deadline) => patiently(lanes.write, () => writeNow(statements), deadline),
    { isFile },
  );

  const read: Gateway['read'] = (query) => patiently(lanes.read, () => query(db));
  const first: Gateway['first'] = async (query) => (await read(query))[0] ?? null;

  return {
    client,
    isFile,
    source: { url, authToken },
    read,
    batch: (queries) => read(() => db.batch(queries(db))),
    first,
    rows: (...asked) => read(() => rowsOf(db, ...asked)),
    row: (table, where, order) => first(() => rowsOf(db, table, where, order, { limit: 1 })),
    value: async <T>(query: SQLWrapper) => (await first(() => db.values<[T]>(query)))?.[0] ?? null,
    write: (statements) => queue.write(statements, Date.now() + patienceMs),
    onCommit: feed.onCommit,
    onTabletContact: feed.onTabletContact,
    writeCount: () => queue.written() + feed.heard(),
    waitingWrites: queue.waiting,
    failures: () => failures,
    headSeq: feed.headSeq,
    async start(prepare) {
      const begin = async () => {
        await prepare?.();
        const { rows } = await client.execute('SELECT max(seq) AS seq FROM change_log');
        feed.begin(Number(rows[0]?.seq ?? 0));
      };
      await patiently(lanes.write, begin, Date.now() + START_PATIENCE_MS);
      feed.watch();
    },
    async close() {
      feed.end();
      await queue.idle();
      isClosed = true;
      await foldLog(client);
      client.close();
    },
  };
}

/** The rows have the columns of their table. */
function rowsOf<T extends SQLiteTable>(
  db: LibSQLDatabase,
  table: T,
  where?: SQL,
  order?: Order,
  page?: Page,
): Promise<RowOf<T>[]>;
async function rowsOf(
  db: LibSQLDatabase,
  table: SQLiteTable,
  where?: SQL,
  order: Order = [],
  { limit, offset = 0 }: Page = { limit: -1 },
): Promise<object[]> {
  const listed = db.select().from(table).where(where);
  return listed
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
}

function connect(url: string, authToken?: string): Client {
  return createClient({
    url,
    // A file has one connection; a network database runs reads in parallel.
    concurrency: url.startsWith('file:') ? 1 : 20,
    timeout: LOCK_TIMEOUT_MS,
    fetch: fetchKept(),
    ...(authToken ? { authToken } : {}),
  });
}

/**
 * Makes SQLite overwrite deleted rows in the file. The setting belongs to the connection, so each new one needs the
 * call.
 */
async function overwriteDeleted(client: Client): Promise<void> {
  if (client.protocol === 'file') await client.execute('PRAGMA secure_delete = ON');
}

/** Empties the `-wal` file, so that a copy of the database file alone is complete. */
async function foldLog(client: Client): Promise<void> {
  if (client.protocol !== 'file') return;
  try {
    const [row] = (await client.execute('PRAGMA wal_checkpoint(TRUNCATE)')).rows;
    if (row?.busy === 0) return;
    log.warn('database.log_kept', {
      text: 'Another process reads the database: the latest rows are in its -wal file.',
    });
  } catch (error) {
    log.error('database.log_kept', error);
  }
}

function uniqueCodes(error: unknown): string {
  return [...new Set(codesOf(error))].join(' ');
}

type Prepared<Row> = { all(values: Record<string, unknown>): Promise<Row[]> };

export function preparedRead<Row>(
  gateway: Gateway,
  prepare: (db: LibSQLDatabase) => Prepared<Row>,
): (values: Record<string, unknown>) => Promise<Row[]> {
  let prepared: Prepared<Row> | null = null;
  return (values) =>
    gateway.read((db) => {
      prepared ??= prepare(db);
      return prepared.all(values);
    });
}

type CachedRead<T> = { read(): Promise<T>; forget(): void };

/** Caches the result until a commit changes one of the tables. */
export function cachedRead<T>(
  gateway: Gateway,
  tables: readonly string[],
  load: () => Promise<T>,
): CachedRead<T> {
  let kept: Promise<T> | null = null;
  const forget = () => {
    kept = null;
  };
  gateway.onCommit((commit) => {
    if (tables.some((table) => commit.tables.has(table))) forget();
  });
  return {
    read() {
      if (kept) return kept;
      const loading = load();
      kept = loading;
      loading.catch(forget);
      return loading;
    },
    forget,
  };
}

/** Each column takes a value or an SQL expression. */
type Written<Row> = { [Key in keyof Row]: Row[Key] | SQL };

/**
 * Inserts one row at most once, if the condition holds, and seals audit rows. The function binds values by hand
 * and in one pass: drizzle creates two objects per column, and each order writes 60 columns. A column that is null
 * anyway is not named, because a libSQL server reads every text anew. With a stage, writes of one commit may join it.
 */
export function insertWhere<T extends SQLiteTable>(
  table: T,
  row: Written<T['$inferInsert']>,
  condition: SQL,
  stage?: Stage,
): BoundStatement {
  const where = bind(condition);
  if (Object.is(table, audit)) return auditInsert(writtenColumns(table, row), where);
  let names = '';
  let places = '';
  let count = 0;
  const all: unknown[] = [];
  const given: Readonly<Record<string, unknown>> = row;
  for (const [key, column] of columnsOf(table)) {
    const value = given[key];
    if (value === undefined || (value === null && !column.hasDefault)) continue;
    count += 1;
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
  const into = `insert into "${getTableName(table)}" (${names})`;
  const text = `${into} select ${places} where ${where.text} ${ONCE}`;
  const bound = { text, values: all.concat(where.values) };
  if (!stage) return bound;
  const part = `(${places}${', ?'.repeat(where.values.length)})`;
  const textOf = (parts: string) => `${into} ${rowsWhere(parts, count, where.text)} ${ONCE}`;
  return {
    ...bound,
    joint: { ...bound, stage, alike: into + where.text, part, glue: ', ', textOf },
  };
}

const ONCE = 'on conflict do nothing';

/** Selects the rows of a list for which the condition holds, whose values are in the columns after those of the row. */
function rowsWhere(rows: string, count: number, condition: string): string {
  const columns = Array.from({ length: count }, (_, nth) => `column${nth + 1}`);
  let nth = count;
  const where = condition.replace(/\?/g, () => {
    nth += 1;
    return `column${nth}`;
  });
  return `select ${columns.join(', ')} from (values ${rows}) where ${where}`;
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
