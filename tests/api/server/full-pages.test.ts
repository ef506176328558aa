import { expect, test } from 'vitest';
import type { PullResponse } from '../../../src/domain/registry/copied-tables';
import { parseCsv } from '../../support/bar/parse-csv';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnFile, describeOnServer } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import { copyOrder } from '../../support/data/copied-orders';
import { lemonades, placeOrder } from '../../support/data/test-orders';

const MOST_BYTES = 2_000_000;

/** Reads a page, whose bytes may not be more than a page may have. */
async function page<Body>(staff: TestStaff, path: string): Promise<Body> {
  const { text, body, status } = await staff.send(path);
  expect([path, status, Buffer.byteLength(text) < MOST_BYTES]).toEqual([path, 200, true]);
  return body as unknown as Body;
}

/** Copies an order of 40 kB; the feed has each copy. */
async function heavyOrders(bar: TestApp, copies: number): Promise<string[]> {
  const id = String((await placeOrder(createBrowser(bar), lemonades())).body.orderId);
  await bar.rows(`UPDATE "order" SET guest_name = '${'İ'.repeat(20_000)}' WHERE id = '${id}'`);
  await copyOrder(bar.rows, id, copies);
  const rows = await bar.rows('SELECT id FROM "order" ORDER BY received_at DESC, id DESC');
  return rows.map((row) => String(row.id));
}

describeOnFile('a list of rows that are too heavy for one page', (openApp) => {
  test('the list of orders and the feed end a page early, and leave nothing out', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const { cursor: begin } = await page<{ cursor: string }>(staff, '/api/admin/snapshot?after=');
    const ids = await heavyOrders(bar, 90);

    const listed: string[] = [];
    for (let before = ''; ; ) {
      const path = `/api/admin/orders?limit=200${before && `&before=${before}`}`;
      const { orders, next } = await page<{ orders: { id: string }[]; next: string | null }>(
        staff,
        path,
      );
      listed.push(...orders.map(({ id }) => id));
      if (next === null) break;
      before = next;
    }
    expect(listed).toEqual(ids);

    const pulled = new Set<string>();
    for (let cursor = begin; ; ) {
      const { changes, hasMore, ...next } = await page<PullResponse>(
        staff,
        `/api/admin/sync?cursor=${cursor}&limit=500`,
      );
      for (const { tbl, pk, row } of changes) if (tbl === 'order' && row) pulled.add(pk);
      if (!hasMore) break;
      cursor = next.cursor;
    }
    expect(pulled).toEqual(new Set(ids));
  });
});

describeOnFile('a CSV file of many rows', (openApp) => {
  test('has each row once and in order, though the server reads it part by part', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    await bar.rows(`WITH RECURSIVE more(n) AS (SELECT 1001 UNION ALL SELECT n + 1 FROM more WHERE n < 1450)
      INSERT INTO supplier (id, v, search_text, name, name_key, contact_name, phone, email, supplies, notes)
      SELECT 'many-' || n, 1, '', 'Many ' || n, 'many ' || n, '', '', '', '', '' FROM more`);
    const { text } = await staff.send('/api/admin/suppliers?format=csv&lang=en');
    const numbers = parseCsv(`\ufeff${text}`, ',')
      .map(([name = '']) => Number(/^Many (\d+)$/.exec(name)?.[1]))
      .filter((number) => number > 0);
    expect(numbers).toEqual(Array.from({ length: 450 }, (_, nth) => 1001 + nth));
  });
});

describeOnServer('the feed of a libSQL server', (openApp) => {
  test('sends fewer changes where the server does not send so many bytes at once', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const { cursor } = await page<{ cursor: string }>(staff, '/api/admin/snapshot?after=');
    await heavyOrders(bar, 270);
    const path = `/api/admin/sync?cursor=${cursor}&limit=500`;
    const { changes, hasMore } = await page<PullResponse>(staff, path);
    expect(changes.length).toBeGreaterThan(10);
    expect(hasMore).toBe(true);
  });
});
