import { expect, test } from 'vitest';
import type { PullResponse } from '../../../src/domain/registry/copied-tables';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnBoth } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import { DISH, lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';

const HOUR_MS = 60 * 60_000;
type Snapshot = {
  epoch: string;
  cursor: string;
  orders: { id: string }[];
  items: { id: number }[];
};

async function snapshot(staff: TestStaff): Promise<Snapshot> {
  return (await staff.send('/api/admin/snapshot')).body as unknown as Snapshot;
}

async function pull(staff: TestStaff, cursor: string, limit = 500): Promise<PullResponse> {
  const { body } = await staff.send(`/api/admin/sync?cursor=${cursor}&limit=${limit}`);
  return body as unknown as PullResponse;
}

/** Models a tablet's replica: rows by table and key. */
async function pullAll(staff: TestStaff, start: string, limit: number) {
  const rows = new Map<string, unknown>();
  const versions = new Map<string, number>();
  let cursor = start;
  for (let hasMore = true; hasMore; ) {
    const page = await pull(staff, cursor, limit);
    for (const { tbl, pk, v, row } of page.changes) {
      const key = `${tbl}/${pk}`;
      expect(v).toBeGreaterThanOrEqual(versions.get(key) ?? 0);
      versions.set(key, v);
      rows.set(key, row);
    }
    ({ cursor, hasMore } = page);
  }
  return { rows, cursor };
}

async function place(bar: TestApp): Promise<string> {
  const { body } = await placeOrder(createBrowser(bar), lemonades());
  return String(body.orderId);
}

describeOnBoth('a tablet', (openApp) => {
  test('starts from a snapshot and pulls what happened since, each row once and as it is now', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const id = await place(bar);
    const { cursor, orders, items } = await snapshot(staff);
    expect(orders.map((order) => order.id)).toEqual([id]);
    expect(items.length).toBeGreaterThan(50);
    await staff.move(id, { status: 'confirmed' });
    await staff.move(id, { status: 'preparing' });
    await bar.rows(`UPDATE menu_item SET is_available = 0, v = v + 1 WHERE id = ${DISH.wings}`);
    const { changes, hasMore, cursor: next } = await pull(staff, cursor);
    expect(changes).toMatchObject([
      { tbl: 'seating', v: 2, row: { acceptedBy: 'Can', closedAt: null } },
      { tbl: 'order', pk: id, v: 3, row: { id, status: 'preparing', statusBy: 'Can' } },
      {
        tbl: 'menu_item',
        pk: String(DISH.wings),
        v: 2,
        row: { isAvailable: false, price: '220.00' },
      },
    ]);
    expect(hasMore).toBe(false);
    expect((await pull(staff, next)).changes).toEqual([]);
  });

  test('pulling in pages of three while orders come in ends where a snapshot stands', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const { cursor } = await snapshot(staff);
    const ids: string[] = [];
    for (let order = 0; order < 8; order += 1) ids.push(await place(bar));
    const busy = Promise.all([
      ...ids.slice(0, 4).map((id) => staff.move(id, { status: 'ready' })),
      ...Array.from({ length: 6 }, () => place(bar)),
    ]);
    const first = await pullAll(staff, cursor, 3);
    await busy;
    const second = await pullAll(staff, first.cursor, 3);
    const copy = new Map([...first.rows, ...second.rows]);
    const now = await snapshot(staff);
    expect(second.cursor).toBe(now.cursor);
    expect(now.orders).toHaveLength(14);
    expect([...copy.values()]).toEqual(
      expect.arrayContaining(now.orders.map((order) => expect.objectContaining(order))),
    );
    expect([...copy.keys()].filter((key) => key.startsWith('order/'))).toHaveLength(14);
  });

  test('learns of a deleted row', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const id = await place(bar);
    const { cursor } = await snapshot(staff);
    await bar.rows('DELETE FROM order_line');
    await bar.rows('DELETE FROM "order"');
    const { changes } = await pull(staff, cursor);
    expect(changes).toEqual([{ tbl: 'order', pk: id, v: 2, row: null }]);
  });

  test('sees an order no older than two days in its snapshot', async () => {
    const bar = await openApp();
    await place(bar);
    bar.clock.advance(47 * HOUR_MS);
    const id = await place(bar);
    const before = await snapshot(await signIn(bar, 'staff'));
    bar.clock.advance(2 * HOUR_MS);
    const after = await snapshot(await signIn(bar, 'staff'));
    expect(before.orders).toHaveLength(2);
    expect(after.orders.map((order) => order.id)).toEqual([id]);
  });

  test('starts over with a cursor from another database, a lost future, or no cursor at all', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const { epoch, cursor } = await snapshot(staff);
    const future = `${epoch}.${bar.deps.gateway.headSeq() + 1}`;
    for (const old of [cursor.replace(epoch, 'elsewhere'), future, '', 'x', '..', `${epoch}.-1`]) {
      const { status, body } = await staff.send(
        `/api/admin/sync?cursor=${encodeURIComponent(old)}`,
      );
      expect([old, status, body.code]).toEqual([old, 410, 'cursor_expired']);
    }
  });

  test('starts over when the feed has been shortened past its cursor, and goes on when not', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const { cursor } = await snapshot(staff);
    await place(bar);
    await place(bar);
    const { cursor: later } = await snapshot(staff);
    await bar.deps.changes.pruneBefore(Date.now() + HOUR_MS);
    expect((await staff.send(`/api/admin/sync?cursor=${cursor}`)).status).toBe(410);
    const id = await place(bar);
    const { changes } = await pull(staff, later);
    expect(changes.filter(({ tbl }) => tbl === 'order')).toMatchObject([{ pk: id }]);
  });

  test('is never read from a cache', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const { headers } = await staff.send('/api/admin/snapshot');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('X-BB-Now')).toBe(String(bar.clock.now()));
  });
});

describeOnBoth('after a month', (openApp) => {
  test('refusals are forgotten, orders and their receipts are not', async () => {
    const bar = await openApp();
    const [id, refused] = [newOrderId(), newOrderId()];
    await placeOrder(createBrowser(bar), lemonades(), { id });
    await placeOrder(createBrowser(bar), lemonades({ totalAmount: 1 }), { id: refused });
    await bar.deps.responses.pruneBefore(bar.clock.now() + 1);
    expect(await bar.rows('SELECT mutation_id FROM receipt')).toEqual([{ mutation_id: id }]);
  });
});
