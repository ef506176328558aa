import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { createClient } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import Database from 'libsql';
import { afterAll, expect, test } from 'vitest';
import { refuseUnfitDatabase } from '../../../server/db/migrate';
import { createAuditRepository } from '../../../server/repositories/audit.repository';
import { keysFrom } from '../../../server/services/keys';
import { verifyAudit } from '../../../server/usecases/staff/activity';
import { describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn } from '../../support/bar/test-staff';
import { DISH, lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';

const KEPT = resolve(import.meta.dirname, '../../support/releases');
const MIGRATIONS = resolve(import.meta.dirname, '../../../drizzle');
const DAY_MS = 86_400_000;
/** The tables that the migrations and the triggers of the feed fill themselves. */
const OWN = ['__drizzle_migrations', 'change_log'];

const folder = mkdtempSync(join(tmpdir(), 'bar-bliss-kept-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const releases = readdirSync(KEPT).map((name) => {
  const file = join(folder, name.replace('.br', ''));
  writeFileSync(file, brotliDecompressSync(readFileSync(join(KEPT, name))));
  return { release: name.slice(0, 4), file };
});

function inFile<T>(file: string, read: (db: Database.Database) => T): T {
  const db = new Database(file);
  try {
    return read(db);
  } finally {
    db.close();
  }
}

function rowsOfTables(file: string): Record<string, number> {
  return inFile(file, (db) => {
    const tables = db
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
      .all() as { name: string }[];
    const counted = tables.map(({ name }) => {
      const { n } = db.prepare(`SELECT count(*) AS n FROM "${name}"`).get() as { n: number };
      return [name, n] as const;
    });
    return Object.fromEntries(counted.filter(([name]) => !OWN.includes(name)));
  });
}

function lastMoment(file: string): number {
  return inFile(file, (db) => {
    const { at } = db.prepare('SELECT max(at) AS at FROM change_log').get() as { at: number };
    return at;
  });
}

/** Copies the migrations that a release knew. */
function migrationsOf(release: string): string {
  const copy = join(folder, `drizzle-${release}`);
  cpSync(MIGRATIONS, copy, { recursive: true });
  const journalFile = join(copy, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { entries: { tag: string }[] };
  const entries = journal.entries.filter(({ tag }) => tag.slice(0, 4) <= release);
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries }));
  return copy;
}

describeOnFile('the kept database of an earlier release', (openApp) => {
  test.each(releases)(
    'of $release is updated with every row, its audit stays whole, and the evening goes on',
    async ({ file }) => {
      const before = rowsOfTables(file);
      const startAt = lastMoment(file) + DAY_MS;
      const bar = await openApp({ database: file, startAt });
      const after = rowsOfTables(join(bar.dataDir, 'bar-bliss.db'));
      const lost = Object.entries(before).filter(([name, count]) => (after[name] ?? 0) < count);
      expect(lost).toEqual([]);
      const audit = createAuditRepository(bar.deps.gateway);
      const keys = [keysFrom(Buffer.alloc(32, 7)).audit];
      expect((await verifyAudit({ audit, keys, keyedFrom: 1 })).broken).toBeNull();
      const staff = await signIn(bar, 'super_admin');
      const read = await Promise.all(
        ['snapshot', 'orders?limit=50', 'reservations', 'financials/summary'].map((path) =>
          staff.send(`/api/admin/${path}`),
        ),
      );
      expect(read.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const guest = createBrowser(bar);
      const { body: dishes } = await guest.send('/api/menu/items');
      const menu = dishes as unknown as { id: number; price: string }[];
      const price = menu.find(({ id }) => id === DISH.lemonade)?.price;
      const items = [{ originalMenuItemId: DISH.lemonade, quantity: 1, price }];
      const id = newOrderId();
      const placed = await placeOrder(guest, lemonades({ items, totalAmount: price }), { id });
      expect(placed.status).toBe(201);
      expect((await staff.move(id, { status: 'confirmed' })).status).toBe(200);
    },
  );

  test.each(releases)(
    'of $release, started again on the database of this one: it is served with its own columns, or refused in a sentence',
    async ({ release, file }) => {
      const bar = await openApp();
      const { gateway } = bar.deps;
      const migrationsFolder = migrationsOf(release);
      const refused = await refuseUnfitDatabase(gateway.client, migrationsFolder).catch(String);
      if (refused !== undefined) return expect(refused).toContain('A newer release has changed');
      await gateway.close();
      const newest = join(bar.dataDir, 'bar-bliss.db');
      const own = join(folder, `${release}-empty.db`);
      const empty = createClient({ url: `file:${own}` });
      await migrate(drizzle(empty), { migrationsFolder });
      empty.close();
      expect(refusedBy(newest, file)).toEqual(refusedBy(own, file));
    },
  );
});

/** Writes every row of a database into the tables of another, as its release would; returns what these refuse. */
function refusedBy(target: string, source: string): string[] {
  const names = Object.keys(rowsOfTables(source));
  return inFile(target, (db) => {
    db.exec(`ATTACH '${source}' AS source; PRAGMA foreign_keys = OFF`);
    return names.flatMap((name) => {
      const columns = db.prepare(`SELECT name FROM pragma_table_info('${name}', 'source')`).all();
      const list = (columns as { name: string }[]).map((one) => `"${one.name}"`).join(', ');
      try {
        db.exec(
          `INSERT OR IGNORE INTO main."${name}" (${list}) SELECT ${list} FROM source."${name}"`,
        );
        return [];
      } catch (error) {
        return [`${name}: ${String(error)}`];
      }
    });
  });
}
