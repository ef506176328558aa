import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { openBefore } from '../../tests/support/data/old-database';
import { prepareDatabase } from './migrate';

const MIGRATIONS = resolve(import.meta.dirname, '../../drizzle');

/** Slug, alcohol and tobacco of a category's one dish, and where it is made. */
const CATEGORIES = [
  ['burgers', 0, 0, 'grill'],
  ['mocktails', 0, 0, 'bar'],
  ['raki-ve-bira', 1, 0, 'bar'],
  ['soguk-icecekler', 0, 0, 'bar'],
  ['nargile', 0, 1, 'shisha'],
  ['pide', 0, 0, 'kitchen'],
] as const;

test('each category gets a station by what it sells, and so do the lines of open orders', async () => {
  const gateway = await openBefore('stations');
  const run = (sql: string, args: (string | number)[] = []) =>
    gateway.client.execute({ sql, args });
  for (const [index, [slug, alcohol, tobacco]] of CATEGORIES.entries()) {
    const id = index + 1;
    await run(
      `INSERT INTO menu_category (id, slug, name_en, name_tr, position) VALUES (?, ?, 'A', 'A', 0)`,
      [id, slug],
    );
    await run(
      `INSERT INTO menu_item (id, category_id, position, name_en, name_tr, description_en,
        description_tr, price_kurus, image_url, is_available, alcohol, tobacco, pork, vegetarian,
        vegan, spicy, allergens) VALUES (?, ?, 0, 'A', 'A', '', '', 1, '', 1, ?, ?, 0, 0, 0, 0, '[]')`,
      [id, id, alcohol, tobacco],
    );
    await run(
      `INSERT INTO "order" (id, status, status_at, service_type, total_kurus, fee_kurus, placed_at, received_at)
        VALUES (?, 'pending', 1, 'table', 1, 0, 1, 1)`,
      [`order-${id}`],
    );
    await run(
      `INSERT INTO order_line (order_id, line_no, menu_item_id, name_en, name_tr, image_url, quantity, unit_kurus, customizations)
        VALUES (?, 0, ?, 'A', 'A', '', 1, 1, '{}')`,
      [`order-${id}`, id],
    );
  }
  await prepareDatabase(gateway, MIGRATIONS);
  const { rows } = await run(
    'SELECT c.slug, c.station, l.station AS made_at FROM menu_category c JOIN order_line l ON l.menu_item_id = c.id ORDER BY c.id',
  );
  expect(rows.map((row) => [row.slug, row.station, row.made_at])).toEqual(
    CATEGORIES.map(([slug, , , station]) => [slug, station, station]),
  );
});
