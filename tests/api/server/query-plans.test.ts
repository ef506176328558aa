import { drizzle } from 'drizzle-orm/libsql';
import { expect, test } from 'vitest';
import { pageOf } from '../../../server/repositories/resources/resource.repository';
import { RESOURCE_STORES } from '../../../server/repositories/resources/resource-stores';
import { describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn } from '../../support/bar/test-staff';
import { bookBrunch, bookTable, brunchWish, tableWish } from '../../support/data/test-bookings';

/** Lists queries that run often while the log, the orders and the books grow for years. */
const ASKED: [what: string, sql: string, index: string][] = [
  [
    'the steps of an order',
    `SELECT after FROM audit WHERE tbl = 'order' AND pk = 'x' AND action = 'order.status' ORDER BY seq`,
    'audit_about',
  ],
  [
    'who last switched a dish',
    `SELECT actor FROM audit WHERE tbl = 'menu_item' AND pk = '7' AND action = 'menu.availability' ORDER BY seq DESC LIMIT 1`,
    'audit_about',
  ],
  [
    'what one person did',
    `SELECT * FROM audit WHERE actor = 'x' ORDER BY seq DESC LIMIT 50`,
    'audit_actor',
  ],
  [
    'one kind of act',
    `SELECT * FROM audit WHERE action = 'x' ORDER BY seq DESC LIMIT 50`,
    'audit_action',
  ],
  [
    'the revenue of a month',
    `SELECT sum(amount_kurus) FROM financial_transaction WHERE business_day >= '2026-07-01'
      AND +type IN ('sale', 'sale_undone', 'refund')`,
    'COVERING INDEX financial_transaction_day',
  ],
  [
    'the revenue of all years',
    `SELECT sum(amount_kurus) FROM financial_transaction WHERE business_day >= ''
      AND +type IN ('sale', 'sale_undone', 'refund')`,
    'COVERING INDEX financial_transaction_day',
  ],
  [
    'the sums of a period',
    `SELECT business_day, type, method, sum(amount_kurus), count(*) FROM financial_transaction
      WHERE business_day >= '2026-07-01' AND business_day <= '2026-07-31' GROUP BY business_day, type, method`,
    'COVERING INDEX financial_transaction_day',
  ],
  [
    'the newest transactions',
    'SELECT * FROM financial_transaction ORDER BY created_at DESC, id DESC LIMIT 50',
    'financial_transaction_created',
  ],
  [
    'the newest transactions of a type',
    `SELECT * FROM financial_transaction WHERE type = 'sale' ORDER BY created_at DESC, id DESC LIMIT 50`,
    'financial_transaction_type',
  ],
  [
    'whether a manual entry is reversed',
    `SELECT 1 FROM financial_transaction WHERE reference_id = 'x' AND reference_kind = 'transaction'`,
    'financial_transaction_cause',
  ],
  [
    'the cash count of a day',
    `SELECT * FROM cash_count WHERE business_day = '2026-07-04' ORDER BY counted_at DESC LIMIT 1`,
    'cash_count_day',
  ],
  ['how many orders there were', 'SELECT count(*) FROM "order"', 'COVERING INDEX'],
  [
    'the next page of the orders',
    `SELECT id FROM "order" WHERE (received_at, id) < (9, 'x') ORDER BY received_at DESC LIMIT 51`,
    'order_received_at',
  ],
  [
    'a page of the stock',
    `SELECT id FROM inventory_item WHERE archived_at IS NULL ORDER BY name_en_key, id LIMIT 50`,
    'inventory_item_name_en',
  ],
  [
    'the items of a supplier',
    `SELECT id FROM inventory_item WHERE supplier_id = 'x' AND archived_at IS NULL ORDER BY name_en_key, id`,
    'inventory_item_supplier',
  ],
  [
    'what moved the stock of an item',
    `SELECT * FROM inventory_movement WHERE item_id = 'x' ORDER BY at DESC, seq DESC LIMIT 51`,
    'inventory_movement_item',
  ],
  [
    'the last counts of an item',
    `SELECT seq FROM inventory_movement WHERE item_id = 'x' AND kind = 'count' AND received_at > 1`,
    'inventory_movement_count',
  ],
  [
    'the last deliveries of a supplier',
    `SELECT seq FROM inventory_movement WHERE supplier_id = 'x' ORDER BY at DESC LIMIT 50`,
    'inventory_movement_supplier',
  ],
  [
    'parties that nobody has closed',
    `SELECT id FROM reservation WHERE status = 'seated' AND starts_at < 1`,
    'reservation_status',
  ],
  [
    'brunches that nobody has closed',
    `SELECT id FROM brunch_reservation WHERE status = 'confirmed' AND starts_at < 1`,
    'brunch_reservation_status',
  ],
];

/** These columns have no index, because staff are a few dozen. */
const SORTED_IN_MEMORY: readonly string[] = [
  'staff by firstName',
  'staff by lastName',
  'staff by lastSeenAt',
];

describeOnFile('a venue of many years', (openApp) => {
  test.each(ASKED)('is asked for %s by an index, without sorting', async (_, sql, index) => {
    const bar = await openApp();
    const plan = await bar.rows(`EXPLAIN QUERY PLAN ${sql}`);
    const steps = plan.map(({ detail }) => String(detail)).join('; ');
    expect(steps).toContain(index);
    expect(steps).not.toContain('TEMP B-TREE');
  });

  test.each(
    RESOURCE_STORES.flatMap((store) =>
      Object.keys(store.resource.fields)
        .filter((name) => store.resource.fields[name]?.isSortable)
        .map((sort) => ({ store, sort, name: store.resource.name }))
        .filter(({ name, sort }) => !SORTED_IN_MEMORY.includes(`${name} by ${sort}`)),
    ),
  )('lists $name by $sort without sorting', async ({ store, sort }) => {
    const { deps } = await openApp();
    const scope = { q: '', sort, filters: {}, limit: 50, offset: 0 };
    const query = pageOf(drizzle(deps.gateway.client), store, scope).toSQL();
    const plan = await deps.gateway.client.execute({
      sql: `EXPLAIN QUERY PLAN ${query.sql}`,
      args: query.params.map(Number),
    });
    const steps = plan.rows.map(({ detail }) => String(detail)).join('; ');
    expect(steps).toContain('USING INDEX');
    expect(steps).not.toContain('TEMP B-TREE');
  });

  test('is asked for bookings from yesterday on; an older evening by its day', async () => {
    const bar = await openApp();
    await bookTable(createBrowser(bar), tableWish());
    const staff = await signIn(bar, 'staff');
    const found = async (query: string) => {
      const { body } = await staff.send(`/api/admin/reservations${query}`);
      return (body.reservations as unknown[]).length;
    };
    expect(await found('')).toBe(1);
    await bar.rows(`UPDATE reservation SET service_day = '2026-07-01'`);
    expect(await found('')).toBe(0);
    expect(await found('?status=all')).toBe(0);
    expect(await found('?date=2026-07-01')).toBe(1);
  });

  test('tells bookings fifty at a time, unless more are asked for', async () => {
    const bar = await openApp();
    const guest = createBrowser(bar);
    await bookTable(guest, tableWish());
    await bookBrunch(guest, brunchWish());
    for (const table of ['reservation', 'brunch_reservation']) {
      const [row] = await bar.rows(`SELECT * FROM ${table}`);
      const columns = Object.keys(row ?? {}).filter((name) => Number.isNaN(Number(name)));
      const copied = columns.map((name) => (name === 'id' ? "id || '-' || n" : name));
      await bar.rows(
        `WITH RECURSIVE more(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM more WHERE n < 59)
          INSERT INTO ${table} (${columns.join(', ')}) SELECT ${copied.join(', ')} FROM ${table}, more`,
      );
    }
    const staff = await signIn(bar, 'staff');
    for (const path of ['reservations', 'brunch-reservations']) {
      const found = async (query: string) => {
        const { body } = await staff.send(`/api/admin/${path}${query}`);
        return (body.reservations as { id: string }[]).map(({ id }) => id);
      };
      const pages = [await found(''), await found('?page=2')];
      expect(pages.map((page) => page.length)).toEqual([50, 10]);
      expect(await found('?limit=200')).toEqual(pages.flat());
      expect((await staff.send(`/api/admin/${path}?limit=201`)).status).toBe(400);
    }
  });
});
