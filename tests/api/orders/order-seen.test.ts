import { expect, test } from 'vitest';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnBoth } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import { lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';

async function placed(bar: TestApp): Promise<string> {
  const { body } = await placeOrder(createBrowser(bar), lemonades());
  return String(body.orderId);
}

type Told = { act?: string; ageMs?: number };

function seen(staff: TestStaff, orderId: string, { act, ageMs }: Told = {}) {
  return staff.send(`/api/admin/orders/${orderId}/seen`, {
    method: 'POST',
    body: {},
    headers: {
      ...(act ? { 'Idempotency-Key': act } : {}),
      ...(ageMs === undefined ? {} : { 'X-BB-Age-Ms': String(ageMs) }),
    },
  });
}

describeOnBoth('an order on a tablet of the bar', (openApp) => {
  test('is seen by the first tablet that shows it; later ones get that time', async () => {
    const bar = await openApp();
    const [can, elif] = [await signIn(bar, 'staff'), await signIn(bar, 'manager')];
    const id = await placed(bar);
    bar.clock.advance(5_000);
    const first = await seen(can, id);
    const at = new Date(bar.clock.now()).toISOString();
    expect([first.status, first.body.seenAt]).toEqual([200, at]);
    expect(first.body.order).toMatchObject({ id, seenAt: at, status: 'pending', v: 2 });
    bar.clock.advance(60_000);
    const later = await seen(elif, id);
    expect([later.status, later.body.seenAt]).toEqual([200, at]);
    const [row] = await bar.rows('SELECT seen_at, seen_by, v FROM "order"');
    expect(row).toMatchObject({ seen_at: Date.parse(at), seen_by: 'Can', v: 2 });
  });

  test('is seen once when ten tablets show it in the same moment', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const id = await placed(bar);
    const responses = await Promise.all(Array.from({ length: 10 }, () => seen(staff, id)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(responses.map(({ body }) => body.seenAt)).size).toBe(1);
    const [row] = await bar.rows('SELECT v FROM "order"');
    expect(row?.v).toBe(2);
  });

  test('was seen when it was shown, but not before the bar had it', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const [shown, claimed] = [await placed(bar), await placed(bar)];
    const receivedAt = bar.clock.now();
    bar.clock.advance(10 * 60_000);
    const late = await seen(staff, shown, { ageMs: 4 * 60_000 });
    expect(late.body.seenAt).toBe(new Date(receivedAt + 6 * 60_000).toISOString());
    const early = await seen(staff, claimed, { ageMs: 60 * 60_000 });
    expect(early.body.seenAt).toBe(new Date(receivedAt).toISOString());
  });

  test('reaches its guest and the other tablets with the time', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const browser = createBrowser(bar);
    const { body } = await placeOrder(browser, lemonades());
    const before = await staff.send('/api/admin/snapshot');
    await seen(staff, String(body.orderId));
    const at = new Date(bar.clock.now()).toISOString();
    const read = await browser.send(`/api/orders/${body.orderId}`);
    expect(read.body.order).toMatchObject({ seenAt: at });
    const pulled = await staff.send(`/api/admin/sync?cursor=${before.body.cursor}`);
    expect(pulled.body.changes).toMatchObject([{ tbl: 'order', v: 2, row: { seenAt: at } }]);
  });

  test('sent twice with one id gets one response; with another person’s id none', async () => {
    const bar = await openApp();
    const [can, elif] = [await signIn(bar, 'staff'), await signIn(bar, 'manager')];
    const id = await placed(bar);
    const act = newOrderId();
    const first = await seen(can, id, { act });
    bar.clock.advance(60_000);
    expect((await seen(can, id, { act })).text).toBe(first.text);
    expect((await seen(elif, id, { act })).status).toBe(404);
  });

  test('is not found where there is none, and leaves no audit', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    expect((await seen(staff, newOrderId())).status).toBe(404);
    await seen(staff, await placed(bar));
    const [audits] = await bar.rows(`SELECT count(*) AS n FROM audit WHERE tbl <> 'staff'`);
    expect(audits?.n).toBe(0);
  });
});
