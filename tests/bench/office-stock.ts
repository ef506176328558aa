import { sql } from 'drizzle-orm';
import type { Deps } from '../../server/setup/deps';
import { EVENING } from '../support/bar/fixtures';

const ITEMS = 2_000;
const MOVEMENTS = 200_000;
const ORDERS = 6_000;
const SUPPLIER = 'aaaaaaaa-0000-7000-8000-000000000000';
const DAY_MS = 24 * 60 * 60_000;

/** Fills the stock of years and a month of orders; returns the lists to request. */
export async function fillStock({ gateway }: Deps): Promise<string[]> {
  const run = (text: string) => gateway.write([sql.raw(text)]);
  const upTo = (last: number) =>
    `WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < ${last})`;
  await run(`${upTo(ITEMS)} INSERT INTO inventory_item (id, name_en, name_en_key, name_tr, name_tr_key,
    search_text, category, unit, min_stock_level, supplier_id, updated_at)
    SELECT printf('%08x-0000-7000-8000-000000000000', n), 'Item ' || n, 'item' || n, 'Ürün ' || n, 'urun' || n,
      'item ' || n, CASE n % 3 WHEN 0 THEN 'kitchen' WHEN 1 THEN 'beer' ELSE 'wine' END, 'kg', CASE WHEN n % 12 = 0 THEN 99000000 ELSE -99000000 END,
      CASE WHEN n % 10 = 0 THEN '${SUPPLIER}' END, 0 FROM c`);
  // One item has a tenth of all movements, because the busiest item's page must be as fast.
  await run(`${upTo(MOVEMENTS)} INSERT INTO inventory_movement (item_id, kind, milli, supplier_id, at, received_at)
    SELECT printf('%08x-0000-7000-8000-000000000000', CASE WHEN n % 10 = 0 THEN 1 ELSE 1 + n % ${ITEMS} END),
      CASE n % 3 WHEN 0 THEN 'delivery' ELSE 'use' END, CASE n % 3 WHEN 0 THEN 2000 ELSE -900 END,
      CASE n % 3 WHEN 0 THEN '${SUPPLIER}' END,
      ${EVENING} - (${MOVEMENTS} - n) * 400000, ${EVENING} - (${MOVEMENTS} - n) * 400000 FROM c`);
  await run(`${upTo(ORDERS)} INSERT INTO "order" (id, status, status_at, service_type, total_kurus, fee_kurus, placed_at, received_at)
    SELECT 'o' || n, 'completed', 0, 'table', 50000, 0, 0, ${EVENING} - (n % 28) * ${DAY_MS} - ${DAY_MS} FROM c`);
  await run(`${upTo(3)} INSERT INTO order_line (order_id, line_no, menu_item_id, name_en, name_tr, image_url, quantity, unit_kurus, customizations)
    SELECT o.id, n, 1 + (o.rowid + n) % 100, '', '', '', 1 + n % 2, 100, '{"fries":"plain"}' FROM "order" o, c WHERE o.id LIKE 'o%'`);
  await run(
    `INSERT INTO recipe (part, changed_at, changed_by) SELECT 'dish:' || id, 0, 'Can' FROM menu_item`,
  );
  await run(`${upTo(6)} INSERT INTO recipe_line (part, item_id, milli)
    SELECT 'dish:' || m.id, printf('%08x-0000-7000-8000-000000000000', 1 + (m.id * 7 + n) % ${ITEMS}), 100 FROM menu_item m, c`);
  const all = '/api/admin/inventory';
  const busiest = `${all}/00000001-0000-7000-8000-000000000000/movements`;
  return [
    all,
    `${all}?page=40`,
    `${all}?sort=-currentStock`,
    `${all}?category=kitchen&isLow=true`,
    `${all}?q=item%201999`,
    `${all}?supplierId=${SUPPLIER}&limit=200`,
    `/api/admin/suppliers/${SUPPLIER}/deliveries`,
    `${all}/low-stock`,
    `${all}/needs`,
    busiest,
    `${busiest}?page=300`,
    '/api/admin/recipes',
    '/api/admin/dashboard/stats',
  ];
}
