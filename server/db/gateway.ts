import { type Client, createClient, type Row } from '@libsql/client';
import type { SQLWrapper } from 'drizzle-orm';
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql';
import { DomainError } from '#domain/error-codes';
import { createAuditChain } from './audit-chain';
import { type BoundStatement, bind } from './bound-statement';
import { codesOf, isContention, isUnreachable } from './database-error';
import { cacheStatements } from './statement-cache';
import { createWriteQueue } from './write-queue';

/** How long a write waits for another process to let go of the file. */
const PATIENCE_MS = 5_000;
/** A server that starts has nobody waiting yet: giving up would only have it started again. */
const START_PATIENCE_MS = 30_000;
/** The binding waits without letting anything else go on: kept short, the rest is waited for outside it. */
const LOCK_TIMEOUT_MS = 20;
const ALARM_PAUSE_MS = 60_000;

/** What is to be written: drizzle's, or its text and values already. */
export type Statement = SQLWrapper | BoundStatement;
export type Commit = { seq: number; tables: ReadonlySet<string> };

/**
 * The only way to the database. Writes are batches in write mode, one after another; what waits together is one commit. A statement that failed
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
  /**
   * Brings the database up to date, and reads where the feed stands; once. It waits for half a minute for whoever has
   * the file to itself, and may begin anew: each step of it must bear that.
   */
  start(prepare?: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
};

/** Whether the last one who tried found the file taken. */
type Lane = { isContended: boolean };
/** Without the key nothing can be written that is audited. */
type GatewayOptions = { url: string; authToken?: string; patienceMs?: number; auditKey?: Buffer };

export function openGateway(options: GatewayOptions): Gateway {
  const { url, authToken, patienceMs = PATIENCE_MS, auditKey = null } = options;
  cacheStatements();
  const client = createClient({
    url,
    // One connection to a file; over a line reads need not wait for one another.
    concurrency: url.startsWith('file:') ? 1 : 20,
    timeout: LOCK_TIMEOUT_MS,
    ...(authToken ? { authToken } : {}),
  });
  const db = drizzle(client);
  const listeners = new Set<(commit: Commit) => void>();
  let head = 0;
  let isClosed = false;
  /** Whether the connection has its settings. */
  let isSet = false;
  const lanes = { read: { isContended: false }, write: { isContended: false } };
  const alarm = createAlarm();

  /** While somebody else holds the file, who has waited too long is sent away without an attempt of its own. */
  async function patiently<T>(
    lane: Lane,
    act: () => Promise<T>,
    deadline = Date.now() + patienceMs,
  ): Promise<T> {
    while (!isClosed && (!lane.isContended || Date.now() <= deadline)) {
      try {
        if (!isSet) await overwriteDeleted(client);
        isSet = true;
        const done = await act();
        lane.isContended = false;
        return done;
      } catch (error) {
        if (isUnreachable(error)) {
          alarm(error);
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

  function commitOf(rows: readonly Row[]): void {
    if (rows.length === 0) return;
    head = Math.max(...rows.map((row) => Number(row.seq)));
    const commit = { seq: head, tables: new Set(rows.map((row) => String(row.tbl))) };
    for (const listener of listeners) listener(commit);
  }

  async function writeNow(statements: readonly Statement[]): Promise<Row[][]> {
    const bound = statements.map((one) => ('text' in one ? one : bind(one)));
    return bound.some(({ seal }) => seal) ? chain.write(bound) : commit(bound);
  }

  async function commit(statements: readonly BoundStatement[]): Promise<Row[][]> {
    const batch = statements.map(({ text, values }) => ({ sql: text, args: values as never[] }));
    const feed = { sql: 'SELECT seq, tbl FROM change_log WHERE seq > ?', args: [head] };
    const results = await client.batch([...batch, feed], 'write');
    commitOf(results.at(-1)?.rows ?? []);
    return results.slice(0, -1).map((result) => result.rows);
  }

  const chain = createAuditChain(client, auditKey, commit);
  const queue = createWriteQueue((statements, deadline) =>
    patiently(lanes.write, () => writeNow(statements), deadline),
  );

  return {
    client,
    isFile: client.protocol === 'file',
    read: (query) => patiently(lanes.read, () => query(db)),
    write: (statements) => queue.write(statements, Date.now() + patienceMs),
    onCommit(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    headSeq: () => head,
    async start(prepare) {
      const begin = async () => {
        await prepare?.();
        const { rows } = await client.execute('SELECT max(seq) AS seq FROM change_log');
        head = Number(rows[0]?.seq ?? 0);
      };
      await patiently(lanes.write, begin, Date.now() + START_PATIENCE_MS);
    },
    async close() {
      await queue.idle();
      isClosed = true;
      await foldLog(client);
      client.close();
    },
  };
}

/** What is deleted is overwritten in the file, too. A setting of the connection: each new one needs it. */
async function overwriteDeleted(client: Client): Promise<void> {
  if (client.protocol === 'file') await client.execute('PRAGMA secure_delete = ON');
}

/** Leaves nothing in the `-wal` file: a copy of the database file alone then has everything. */
async function foldLog(client: Client): Promise<void> {
  if (client.protocol !== 'file') return;
  try {
    const [row] = (await client.execute('PRAGMA wal_checkpoint(TRUNCATE)')).rows;
    if (row?.busy === 0) return;
    console.error('Another process reads the database: the latest rows are in its -wal file.');
  } catch (error) {
    console.error('The -wal file could not be emptied:', uniqueCodes(error));
  }
}

/** A full disk is a matter for people; once a minute is enough. */
function createAlarm(): (error: unknown) => void {
  let alarmedAt = Number.NEGATIVE_INFINITY;
  return (error) => {
    if (Date.now() - alarmedAt < ALARM_PAUSE_MS) return;
    alarmedAt = Date.now();
    console.error('ALARM the database cannot be used:', uniqueCodes(error));
  };
}

function uniqueCodes(error: unknown): string {
  return [...new Set(codesOf(error))].join(' ');
}
