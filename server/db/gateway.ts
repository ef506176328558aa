import { type Client, createClient, type Row } from '@libsql/client';
import type { SQLWrapper } from 'drizzle-orm';
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import { DomainError } from '#domain/error-codes';
import { codesOf, isContention, isUnreachable } from './database-error';

/** How long a write waits for another process to let go of the file. */
const PATIENCE_MS = 5_000;
/** The binding waits without letting anything else go on: kept short, the rest is waited for outside it. */
const LOCK_TIMEOUT_MS = 20;
/** Writes need no input from outside between them: a long queue would let nobody else speak. */
const BREATH_MS = 10;
const ALARM_PAUSE_MS = 60_000;

export type Statement = SQLWrapper;
export type Commit = { seq: number; tables: ReadonlySet<string> };

/**
 * The only way to the database. Writes are batches in write mode, one after another. A statement that failed
 * with BUSY stays open in libSQL and swallows later commits: hence a new connection before every retry.
 */
export type Gateway = {
  client: Client;
  isFile: boolean;
  read<T>(query: (db: LibSQLDatabase) => Promise<T>): Promise<T>;
  /** All statements or none; answers the rows of each. */
  write(statements: readonly Statement[]): Promise<Row[][]>;
  /** Calls back after every commit that left something in the change feed. */
  onCommit(listener: (commit: Commit) => void): () => void;
  /** The last line of the change feed that this process has seen. */
  headSeq(): number;
  /** Reads where the feed stands; once, after the migrations. */
  start(): Promise<void>;
  close(): Promise<void>;
};

type GatewayOptions = { url: string; authToken?: string; patienceMs?: number };

export function openGateway({ url, authToken, patienceMs = PATIENCE_MS }: GatewayOptions): Gateway {
  const client = createClient({
    url,
    // One connection to a file; over a line reads need not wait for one another.
    concurrency: url.startsWith('file:') ? 1 : 20,
    timeout: LOCK_TIMEOUT_MS,
    ...(authToken ? { authToken } : {}),
  });
  const db = drizzle(client);
  const dialect = new SQLiteAsyncDialect();
  const listeners = new Set<(commit: Commit) => void>();
  let head = 0;
  let lastWrite: Promise<unknown> = Promise.resolve();
  let isClosed = false;
  let breathedAt = 0;
  let alarmedAt = Number.NEGATIVE_INFINITY;

  /** Who has waited behind others until the deadline is sent away without an attempt of its own. */
  async function patiently<T>(
    act: () => Promise<T>,
    deadline = Date.now() + patienceMs,
  ): Promise<T> {
    while (!isClosed && Date.now() <= deadline) {
      try {
        return await act();
      } catch (error) {
        if (isUnreachable(error)) {
          alarm(error);
          break;
        }
        if (!isContention(error)) throw error;
        if (isClosed) break;
        await client.reconnect();
        await new Promise((resolve) => setTimeout(resolve, 5 + Math.random() * 40));
      }
    }
    throw new DomainError('busy', { retryAfterS: 2 });
  }

  /** A full disk is a matter for people; once a minute is enough. */
  function alarm(error: unknown): void {
    if (Date.now() - alarmedAt < ALARM_PAUSE_MS) return;
    alarmedAt = Date.now();
    console.error('ALARM the database cannot be used:', [...new Set(codesOf(error))].join(' '));
  }

  /** Lets the rest of the house go on now and then while writes follow upon writes. */
  async function breathe(): Promise<void> {
    if (Date.now() - breathedAt < BREATH_MS) return;
    await new Promise((resolve) => setImmediate(resolve));
    breathedAt = Date.now();
  }

  function commitOf(rows: readonly Row[]): void {
    if (rows.length === 0) return;
    head = Math.max(...rows.map((row) => Number(row.seq)));
    const commit = { seq: head, tables: new Set(rows.map((row) => String(row.tbl))) };
    for (const listener of listeners) listener(commit);
  }

  async function writeNow(statements: readonly Statement[]): Promise<Row[][]> {
    const batch = statements.map((statement) => {
      const { sql, params } = dialect.sqlToQuery(statement.getSQL());
      return { sql, args: params as never[] };
    });
    const feed = { sql: 'SELECT seq, tbl FROM change_log WHERE seq > ?', args: [head] };
    const results = await client.batch([...batch, feed], 'write');
    commitOf(results.at(-1)?.rows ?? []);
    return results.slice(0, -1).map((result) => result.rows);
  }

  return {
    client,
    isFile: client.protocol === 'file',
    read: (query) => patiently(() => query(db)),
    write(statements) {
      const deadline = Date.now() + patienceMs;
      const written = lastWrite
        .then(breathe)
        .then(() => patiently(() => writeNow(statements), deadline));
      lastWrite = written.catch(() => undefined);
      return written;
    },
    onCommit(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    headSeq: () => head,
    async start() {
      const { rows } = await client.execute('SELECT max(seq) AS seq FROM change_log');
      head = Number(rows[0]?.seq ?? 0);
    },
    async close() {
      await lastWrite;
      isClosed = true;
      client.close();
    },
  };
}
