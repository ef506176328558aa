import { expect, test } from 'vitest';
import type { PullResponse } from '../../../src/domain/registry/copied-tables';
import type { OpenApp } from '../../support/bar/test-app';
import { describeOnBoth, describeOnServer } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import { copyOrder } from '../../support/data/copied-orders';
import { bookTable, tableWish } from '../../support/data/test-bookings';
import { lemonades, placeOrder } from '../../support/data/test-orders';

const PAGE_BYTES = 2_000_000;
const COPIES = 1_800;

type Row = { id: string; v: number; status: string };
type Page = {
  cursor: string;
  orders: Row[];
  reservations: Row[];
  items: Row[];
  next: string | null;
};

async function pageAfter(staff: TestStaff, after: string) {
  const { text, body, status } = await staff.send(`/api/admin/snapshot?after=${after}`);
  expect([status, Buffer.byteLength(text) < PAGE_BYTES]).toEqual([200, true]);
  return body as unknown as Page;
}

/** One order is open and the oldest; the many after it are completed. */
async function fullBar(openApp: OpenApp) {
  const bar = await openApp();
  const staff = await signIn(bar, 'staff');
  const guest = createBrowser(bar);
  const place = async () => String((await placeOrder(guest, lemonades())).body.orderId);
  const [open, done] = [await place(), await place()];
  await staff.move(done, { status: 'completed' });
  await copyOrder(bar.rows, done, COPIES);
  expect((await bookTable(guest, tableWish())).status).toBe(201);
  return { bar, staff, place, open, done };
}

describeOnBoth('a snapshot in pages', (openApp) => {
  test('brings the open orders first, and what changes between two pages by the feed', async () => {
    const { bar, staff, place, open, done } = await fullBar(openApp);
    const rows = new Map<string, Row>();
    const keep = (row: Row) => {
      if (row.v >= (rows.get(row.id)?.v ?? 0)) rows.set(row.id, row);
    };
    const first = await pageAfter(staff, '');
    expect(first.items.length).toBeGreaterThan(50);
    expect(first.orders.map(({ id }) => id)).toContain(open);
    expect(first.orders.length).toBeLessThan(COPIES);
    first.orders.forEach(keep);
    let { next } = first;
    let [pages, bookings] = [1, first.reservations.length];
    const added: string[] = [];
    while (next !== null) {
      if (pages === 1) {
        await staff.move(open, { status: 'confirmed' });
        added.push(await place());
        await bar.deps.gateway.write([
          { text: `DELETE FROM order_line WHERE order_id = '${done}-2'`, values: [] },
          { text: `DELETE FROM "order" WHERE id = '${done}-2'`, values: [] },
        ]);
      }
      const page = await pageAfter(staff, next);
      page.orders.forEach(keep);
      bookings += page.reservations.length;
      pages += 1;
      next = page.next;
    }
    expect(pages).toBeGreaterThan(3);
    expect(bookings).toBe(1);
    const { body } = await staff.send(`/api/admin/sync?cursor=${first.cursor}`);
    for (const { pk, row } of (body as unknown as PullResponse).changes) {
      if (row === null) rows.delete(pk);
      else keep(row as Row);
    }
    const truth = await bar.rows('SELECT id, status FROM "order" ORDER BY id');
    const copy = [...rows.values()].map(({ id, status }) => ({ id, status }));
    const orders = copy.filter(({ id }) => truth.some((row) => row.id === id));
    expect(orders.toSorted((one, other) => (one.id < other.id ? -1 : 1))).toEqual(
      truth.map(({ id, status }) => ({ id, status })),
    );
    expect(rows.get(open)).toMatchObject({ status: 'confirmed' });
    expect(rows.has(added[0] ?? '')).toBe(true);
    expect(rows.has(`${done}-2`)).toBe(false);
  });

  test('comes whole to a tablet of an older build', async () => {
    const { staff } = await fullBar(openApp);
    const { body } = await staff.send('/api/admin/snapshot');
    const { orders, next } = body as unknown as Page;
    expect([new Set(orders.map(({ id }) => id)).size, orders.length, next]).toEqual([
      COPIES + 2,
      COPIES + 2,
      null,
    ]);
  });

  test('is over for a place that it does not have', async () => {
    const staff = await signIn(await openApp(), 'staff');
    expect((await staff.send('/api/admin/snapshot?after=staff.1.x')).status).toBe(410);
  });
});

describeOnServer('a libSQL server that sends no more than 10 MB at once', (openApp) => {
  test('sends pages of fewer rows where the rows are large', async () => {
    const { bar, staff } = await fullBar(openApp);
    const newest = 'SELECT id FROM "order" ORDER BY received_at DESC LIMIT 250';
    await bar.rows(
      `UPDATE "order" SET guest_name = printf('%.*c', 50000, 'x') WHERE id IN (${newest})`,
    );
    const first = await pageAfter(staff, '');
    const second = await pageAfter(staff, first.next ?? '');
    const ids = [...first.orders, ...second.orders].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(second.orders.length).toBeGreaterThan(10);
    expect(second.next).not.toBe(first.next);
  });
});
