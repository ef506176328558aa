import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Gateway } from './gateway';

/**
 * Writes a consistent copy of the database, also while guests order: it reads one moment and locks nobody out.
 * @returns the path of the copy, which is there whole or not at all
 */
export async function backUpDatabase(
  gateway: Gateway,
  { folder, now }: { folder: string; now: number },
): Promise<string> {
  if (!gateway.isFile)
    throw new Error('The database is no file here: its server makes the copies.');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${stampOf(now)}.db`);
  const part = `${file}.part`;
  await gateway.read(async (db) => {
    rmSync(part, { force: true });
    await db.run(sql`vacuum into ${part}`);
  });
  renameSync(part, file);
  return file;
}

/** A moment as a file may be named: 2026-07-04T18-00-00-000Z. */
export function stampOf(now: number): string {
  return new Date(now).toISOString().replaceAll(/[:.]/g, '-');
}
