import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { onTestFinished } from 'vitest';
import { openGateway } from '../../../server/db/gateway';

const MIGRATIONS = resolve(import.meta.dirname, '../../../drizzle');

/** Opens a database as it was before the first migration with this name. */
export async function openBefore(name: string) {
  const folder = mkdtempSync(join(tmpdir(), 'bar-bliss-migration-'));
  const before = join(folder, 'drizzle');
  cpSync(MIGRATIONS, before, { recursive: true });
  const journalFile = join(before, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8'));
  const place = journal.entries.findIndex(({ tag }: { tag: string }) => tag.includes(name));
  const entries = journal.entries.slice(0, place);
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries }));
  const gateway = openGateway({ url: `file:${join(folder, 'bar.db')}` });
  onTestFinished(async () => {
    await gateway.close();
    rmSync(folder, { recursive: true, force: true });
  });
  await migrate(drizzle(gateway.client), { migrationsFolder: before });
  return gateway;
}
