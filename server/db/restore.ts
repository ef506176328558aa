import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { createClient } from '@libsql/client';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/libsql';
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
