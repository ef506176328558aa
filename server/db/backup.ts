import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { sql } from 'drizzle-orm';
import type { Gateway } from './gateway';

/** A separate reader outside the event loop copies: in WAL mode a reader sees a snapshot and blocks no writer. */
const COPY = `
  const { from, to, libsql } = require('node:worker_threads').workerData;
  const Database = require(libsql);
  const database = new Database(from, { timeout: 10_000 });
  database.prepare('VACUUM INTO ?').run(to);
  database.close();
`;

type BackupOptions = {
  folder: string;
  now: number;
  /** Copies files that the database refers to. The backup is complete only after this copy. */
  alongside?: () => Promise<void>;
};

/** Copies a running database consistently, without locking. @returns the path; the copy is complete or absent */
export async function backUpDatabase(
  gateway: Gateway,
  { folder, now, alongside }: BackupOptions,
): Promise<string> {
  if (!gateway.isFile)
    throw new Error('The database is no file here: its server makes the copies.');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${stampOf(now)}.db`);
  const part = `${file}.part`;
  rmSync(part, { force: true });
  try {
    const [main] = await gateway.read((db) => db.all<{ file: string }>(sql`pragma database_list`));
    await copy(String(main?.file), part);
    await alongside?.();
    renameSync(part, file);
  } catch (error) {
    for (const rest of [part, `${part}-journal`]) rmSync(rest, { force: true });
    throw error;
  }
  return file;
}

function copy(from: string, to: string): Promise<void> {
  const libsql = createRequire(import.meta.url).resolve('libsql');
  return new Promise((resolve, reject) => {
    const worker = new Worker(COPY, { eval: true, workerData: { from, to, libsql } });
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });
}

/** Returns the time as a file name: 2026-07-04T18-00-00-000Z. */
export function stampOf(now: number): string {
  return new Date(now).toISOString().replaceAll(/[:.]/g, '-');
}
