import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import Database from 'libsql';
import { expect, onTestFinished, test, vi } from 'vitest';
import { until } from '../../tests/support/bar/until';
import { openBefore } from '../../tests/support/data/old-database';
import { openGateway } from './gateway';
import { prepareDatabase } from './migrate';

const MIGRATIONS = resolve(import.meta.dirname, '../../drizzle');

test('a server that starts while another program has the file to itself waits for it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bar-bliss-start-'));
  const file = join(folder, 'bar.db');
  // Another process holds the file, as after a checkpoint or a look into the file of a killed server.
  const other = new Database(file);
  other.exec('PRAGMA journal_mode = WAL; PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE');
  const gateway = openGateway({ url: `file:${file}` });
  onTestFinished(async () => {
    await gateway.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const renewed = vi.spyOn(gateway.client, 'reconnect');
  const opened = prepareDatabase(gateway, MIGRATIONS);
  await Promise.race([opened, until(() => expect(renewed.mock.calls.length).toBeGreaterThan(2))]);
  other.exec('COMMIT');
  other.close();
  await opened;
  const { rows } = await gateway.client.execute('SELECT count(*) AS dishes FROM menu_item');
  expect(Number(rows[0]?.dishes)).toBeGreaterThan(0);
});

test.each([
  ['a new column and table', 'CREATE TABLE cellar (id text)', null],
  ['a renamed column', 'ALTER TABLE meta RENAME COLUMN v TO value', 'it lacks meta.v'],
  [
    'a column that needs a value',
    'CREATE TABLE meta (k text, v text, by text NOT NULL)',
    'meta.by needs a value',
  ],
])(
  'a database of a newer release with %s opens or is refused with a sentence',
  async (_, change, why) => {
    const gateway = await openBefore('nothing');
    const open = () => prepareDatabase(gateway, MIGRATIONS);
    await open();
    if (change.startsWith('CREATE TABLE meta')) await gateway.client.execute('DROP TABLE meta');
    await gateway.client.execute(change);
    await gateway.client.execute('ALTER TABLE staff ADD COLUMN hobby text');
    await gateway.client.execute(
      `INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('newer', ${Date.now() + 1e9})`,
    );
    if (why === null) await open();
    else await expect(open()).rejects.toThrow(`cannot serve it: ${why}. Start the newer release`);
  },
);

test('a stock from before movements keeps its amounts: as thousandths, with an opening count', async () => {
  const gateway = await openBefore('stock_move');
  await gateway.client.execute(
    `INSERT INTO inventory_item (id, name_en, name_tr, category, current_stock, unit, min_stock_level, updated_at)
      VALUES ('a', 'Fresh mint', 'Taze nane', 'kitchen', 0.8, 'kg', 1, 7)`,
  );
  const beforeUpdate = vi.fn(async () => {});
  await prepareDatabase(gateway, MIGRATIONS, beforeUpdate);
  await prepareDatabase(gateway, MIGRATIONS, beforeUpdate);
  expect(beforeUpdate, 'a copy of the old tables').toHaveBeenCalledOnce();
  const { rows } = await gateway.client.execute(
    `SELECT i.current_stock, i.min_stock_level, i.search_text, m.kind, m.milli, m.at
      FROM inventory_item i JOIN inventory_movement m ON m.item_id = i.id`,
  );
  expect(rows).toMatchObject([
    {
      current_stock: 800,
      min_stock_level: 1_000,
      search_text: 'fresh mint\ntaze nane',
      kind: 'count',
      milli: 800,
      at: 7,
    },
  ]);
});

test('a dish of the first menu without allergens counts as checked, any other as unchecked', async () => {
  const gateway = await openBefore('checked_allergens');
  await gateway.client.execute(
    `INSERT INTO menu_category (id, slug, name_en, name_tr, position) VALUES (1, 'a', 'A', 'A', 0)`,
  );
  const dishes = [
    [21, 'Plain Jane Fries', []],
    [22, 'Seasoned Fries', ['milk']],
    [23, 'Bread of the day', []],
    [200, 'Sandwich', []],
  ] as const;
  for (const [id, name, allergens] of dishes) {
    await gateway.client.execute({
      sql: `INSERT INTO menu_item (id, category_id, position, name_en, name_tr, description_en,
        description_tr, price_kurus, image_url, is_available, alcohol, tobacco, pork, vegetarian,
        vegan, spicy, allergens) VALUES (?, 1, 0, ?, '', '', '', 1, '', 1, 0, 0, 0, 0, 0, 0, ?)`,
      args: [id, name, JSON.stringify(allergens)],
    });
  }
  await prepareDatabase(gateway, MIGRATIONS);
  const { rows } = await gateway.client.execute(
    `SELECT allergens FROM menu_item WHERE id IN (21, 22, 23, 200) ORDER BY id`,
  );
  expect(rows.map(({ allergens }) => allergens)).toEqual(['["none"]', '["milk"]', '[]', '[]']);
});
