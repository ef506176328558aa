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

function acknowledge(staff: TestStaff, orderId: string, { act, ageMs = 0 }: Said = {}) {
  return staff.send(`/api/admin/orders/${orderId}/acknowledge`, {
    method: 'POST',
    body: {},
    headers: { 'X-BB-Age-Ms': String(ageMs), ...(act ? { 'Idempotency-Key': act } : {}) },
  });
}

type Said = { act?: string; ageMs?: number };

describeOnBoth('the alarm for an order', (openApp) => {
  test('ends with the first acknowledgement; a later one gets its author', async () => {
    const bar = await openApp();
    const [can, elif] = [await signIn(bar, 'staff'), await signIn(bar, 'manager')];
    const id = await placed(bar);
    bar.clock.advance(5_000);
    const first = await acknowledge(can, id);
    const at = new Date(bar.clock.now()).toISOString();
    const ended = { acknowledgedAt: at, acknowledgedBy: 'Can' };
    expect([first.status, first.body.order]).toMatchObject([200, { ...ended, status: 'pending' }]);
    bar.clock.advance(60_000);
    const later = await acknowledge(elif, id);
    expect([later.status, later.body.order]).toMatchObject([200, ended]);
  });

  test('calls again after 3 minutes, and then the next who has it is kept', async () => {
    const bar = await openApp();
    const [can, elif] = [await signIn(bar, 'staff'), await signIn(bar, 'manager')];
    const id = await placed(bar);
    await acknowledge(can, id);
    bar.clock.advance(3 * 60_000);
    const at = new Date(bar.clock.now()).toISOString();
    const again = await acknowledge(elif, id);
    expect(again.body.order).toMatchObject({ acknowledgedAt: at, acknowledgedBy: 'Elif' });
    expect(await bar.rows(`SELECT id FROM audit WHERE tbl <> 'staff'`)).toHaveLength(2);
  });

  test('leaves one line in the audit, with person and time, however many acknowledge at once', async () => {
    const bar = await openApp();
    const [can, elif] = [await signIn(bar, 'staff'), await signIn(bar, 'manager')];
    const id = await placed(bar);
    bar.clock.advance(90_000);
    await Promise.all([
      acknowledge(can, id, { ageMs: 30_000 }),
      acknowledge(can, id, { ageMs: 30_000 }),
    ]);
    await acknowledge(elif, id);
    const rows = await bar.rows(
      `SELECT actor, action, pk, done_at FROM audit WHERE tbl <> 'staff'`,
    );
    const doneAt = bar.clock.now() - 30_000;
    expect(rows).toMatchObject([
      { actor: can.user.id, action: 'order.acknowledge', pk: id, done_at: doneAt },
    ]);
  });

  test('reaches every tablet, and never the guest', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const browser = createBrowser(bar);
    const { body } = await placeOrder(browser, lemonades());
    const { body: before } = await staff.send('/api/admin/snapshot');
    await acknowledge(staff, String(body.orderId));
    const pulled = await staff.send(`/api/admin/sync?cursor=${before.cursor}`);
    expect(pulled.body.changes).toMatchObject([{ tbl: 'order', row: { acknowledgedBy: 'Can' } }]);
    const read = await browser.send(`/api/orders/${body.orderId}`);
    expect(read.text).not.toContain('acknowledged');
  });

  test('gives a repetition the first response, and 404 for an unknown order', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const [id, act] = [await placed(bar), newOrderId()];
    const first = await acknowledge(staff, id, { act });
    bar.clock.advance(60_000);
    expect((await acknowledge(staff, id, { act })).text).toBe(first.text);
    expect((await acknowledge(staff, newOrderId())).status).toBe(404);
  });
});
