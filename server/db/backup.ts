import { randomBytes } from 'node:crypto';
import {
  copyFileSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Worker } from 'node:worker_threads';
import { createClient } from '@libsql/client';
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/libsql';
import type { Gateway } from './gateway';
import { meta } from './tables/sync.table';

/** The next start ends what the copy brings back, once its tables are those of today. */
export const RESTORED = 'restored';

const PARTS = ['', '-wal', '-shm'];

/** Writes a new epoch, by which devices notice that their database is gone. */
export function newEpoch(): string {
  return randomBytes(9).toString('base64url');
}

/**
 * Replaces the database by a backup with a new epoch, so that every tablet starts from a snapshot. The old database
 * moves to `aside`. No server may have the database open.
 */
export async function restoreDatabase(
  backup: string,
  { file, aside }: Record<'file' | 'aside', string>,
) {
  const fresh = restoringName(file);
  for (const part of PARTS) rmSync(fresh + part, { force: true });
  copyFileSync(backup, fresh);
  await renew(fresh).catch((error: unknown) => {
    for (const part of PARTS) rmSync(fresh + part, { force: true });
    throw new Error(`${backup} is no backup of the bar.`, { cause: error });
  });
  // The WAL moves too: SQLite would otherwise lose the log or replay it into the new file.
  for (const part of PARTS) if (existsSync(file + part)) renameSync(file + part, aside + part);
  renameSync(fresh, file);
}

/** @throws Error when a restore was interrupted after the old database was moved away */
export function refuseHalfRestored(file: string | null): void {
  if (file && !existsSync(file) && existsSync(restoringName(file))) {
    throw new Error('A restore was interrupted. Run it once more: the database is not there.');
  }
}

function restoringName(file: string): string {
  return `${file}.restoring`;
}

async function renew(file: string): Promise<void> {
  const client = createClient({ url: `file:${file}`, concurrency: 1 });
  try {
    // A copy with a log of its own would be renamed without it.
    await client.execute('PRAGMA journal_mode = DELETE');
    const { rows } = await client.execute('PRAGMA integrity_check');
    if (rows[0]?.integrity_check !== 'ok') throw new Error('It is damaged.');
    const db = drizzle(client);
    const renewed = await db
      .update(meta)
      .set({ v: newEpoch() })
      .where(eq(meta.k, 'epoch'))
      .returning();
    if (renewed.length !== 1) throw new Error('It has no epoch.');
    await db.insert(meta).values({ k: RESTORED, v: '1' }).onConflictDoNothing();
  } finally {
    client.close();
  }
}

/**
 * A separate reader outside the event loop copies: in WAL mode a reader sees a snapshot and blocks no writer. It then
 * opens the copy and checks it.
 */
const COPY = `
  const { from, to, libsql } = require('node:worker_threads').workerData;
  const Database = require(libsql);
  const database = new Database(from, { timeout: 10_000 });
  database.prepare('VACUUM INTO ?').run(to);
  database.close();
  const copy = new Database(to);
  const { integrity_check: verdict } = copy.prepare('PRAGMA integrity_check').get();
  copy.close();
  if (verdict !== 'ok') throw new Error('The copy is damaged: ' + verdict);
`;

/** Builds a database file from the SQL that a libSQL server dumps, in one transaction, and checks it. */
const LOAD = `
  const { readFileSync } = require('node:fs');
  const { dump, to, libsql } = require('node:worker_threads').workerData;
  const Database = require(libsql);
  const database = new Database(to);
  database.exec(readFileSync(dump, 'utf8'));
  const { integrity_check: verdict } = database.prepare('PRAGMA integrity_check').get();
  database.close();
  if (verdict !== 'ok') throw new Error('The copy is damaged: ' + verdict);
`;

/** Reads GET /dump of a libSQL server, which is a consistent copy as SQL. @throws Error when it does not send one */
async function copyFromDump({ url, authToken }: Gateway['source'], to: string): Promise<void> {
  const address = new URL(
    '/dump',
    url.replace(/^(libsql|wss):/, 'https:').replace(/^ws:/, 'http:'),
  );
  const headers = authToken ? { authorization: `Bearer ${authToken}` } : undefined;
  const response = await fetch(address, { ...(headers && { headers }) });
  if (!response.ok || !response.body) {
    throw new Error(
      `The database's server sends no copy (${address.origin}/dump: ${response.status}). Copy its folder there, or let it back itself up.`,
    );
  }
  const dump = `${to}.sql`;
  try {
    await pipeline(
      // Node types its stream apart from the global one.
      Readable.fromWeb(response.body as ReadableStream),
      createWriteStream(dump, { mode: 0o600 }),
    );
    await inThread(LOAD, { dump, to });
  } finally {
    rmSync(dump, { force: true });
  }
}

/** The server makes a copy each night, and before an update changes the tables. */
export type CopyReason = 'night' | 'before-update';

type BackupOptions = {
  folder: string;
  now: number;
  /** The name of a copy that the server made by itself says why. */
  reason?: CopyReason | undefined;
  /** Copies files that the database refers to. The backup is complete only after this copy. */
  alongside?: () => Promise<void>;
};

/** Copies a running database consistently, without locking. @returns the path; the copy is whole and checked, or absent */
export async function backUpDatabase(
  gateway: Gateway,
  { folder, now, reason, alongside }: BackupOptions,
): Promise<string> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${stampOf(now)}${reason ? `-${reason}` : ''}.db`);
  const part = `${file}.part`;
  rmSync(part, { force: true });
  try {
    if (gateway.isFile) await copyFile(gateway, part);
    else await copyFromDump(gateway.source, part);
    await alongside?.();
    renameSync(part, file);
  } catch (error) {
    for (const rest of [part, `${part}-journal`]) rmSync(rest, { force: true });
    throw error;
  }
  return file;
}

async function copyFile(gateway: Gateway, to: string): Promise<void> {
  const [main] = await gateway.read((db) => db.all<{ file: string }>(sql`pragma database_list`));
  await inThread(COPY, { from: String(main?.file), to });
}

function inThread(code: string, data: Record<string, string>): Promise<void> {
  const libsql = createRequire(import.meta.url).resolve('libsql');
  return new Promise((resolve, reject) => {
    const worker = new Worker(code, { eval: true, workerData: { ...data, libsql } });
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });
}

/** Returns the time as a file name: 2026-07-04T18-00-00-000Z. */
export function stampOf(now: number): string {
  return new Date(now).toISOString().replaceAll(/[:.]/g, '-');
}
