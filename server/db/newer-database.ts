import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from '@libsql/client';

type Journal = { entries: { tag: string; when: number }[] };
type Snapshot = { tables: Record<string, { name: string; columns: Record<string, unknown> }> };

/**
 * A newer release may have changed the database. This one serves it as long as its own tables and columns are there, and
 * no new column asks for a value. @throws Error otherwise
 */
export async function refuseUnfitDatabase(client: Client, migrationsFolder: string): Promise<void> {
  const last = readJson<Journal>(migrationsFolder, '_journal.json').entries.at(-1);
  const newest = await client.execute('select max(created_at) as at from __drizzle_migrations');
  if (!last || Number(newest.rows[0]?.at) <= last.when) return;
  const number = last.tag.slice(0, 4);
  const { tables } = readJson<Snapshot>(migrationsFolder, `${number}_snapshot.json`);
  for (const { name, columns } of Object.values(tables)) {
    const { rows } = await client.execute(`pragma table_info("${name}")`);
    const there = new Set(rows.map((column) => String(column.name)));
    const lost = Object.keys(columns).find((column) => !there.has(column));
    if (lost) throw new Error(unfit(`it lacks ${name}.${lost}`));
    const asked = rows.find(
      (column) =>
        !(String(column.name) in columns) && column.notnull === 1 && column.dflt_value === null,
    );
    if (asked) throw new Error(unfit(`${name}.${asked.name} needs a value`));
  }
}

function readJson<T>(migrationsFolder: string, name: string): T {
  return JSON.parse(readFileSync(join(migrationsFolder, 'meta', name), 'utf8'));
}

function unfit(why: string): string {
  return `A newer release has changed the database, and this one cannot serve it: ${why}. Start the newer release, or put back the copy from before the update: npm run restore -- <…-before-update.db>`;
}
