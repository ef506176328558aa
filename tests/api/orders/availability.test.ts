import { expect, test } from 'vitest';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnBoth } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import { DISH, lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';

type Switch = { isAvailable: boolean; from?: boolean };

const LEMONADE = DISH.lemonade;

function switchTo(staff: TestStaff, change: Switch, headers: Record<string, string> = {}) {
  const path = `/api/admin/menu/items/${LEMONADE}/availability`;
  return staff.send(path, { method: 'PATCH', body: change, headers });
}

async function isOnTheMenu(bar: TestApp): Promise<unknown> {
  const { body } = await createBrowser(bar).send('/api/menu/items');
  const items = body as unknown as { id: number; isAvailable: boolean }[];
  return items.find(({ id }) => id === LEMONADE)?.isAvailable;
}

describeOnBoth('a dish that is out', (openApp) => {
  test('is switched off by any member of staff, and no guest can order it any more', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const { status, body } = await switchTo(staff, { isAvailable: false, from: true });
    expect(status).toBe(200);
    expect(body.item).toMatchObject({ id: LEMONADE, isAvailable: false, v: 2 });
    expect(await isOnTheMenu(bar)).toBe(false);
    const late = await placeOrder(createBrowser(bar), lemonades());
    expect([late.status, late.body.code]).toEqual([409, 'sold_out']);
    await switchTo(staff, { isAvailable: true, from: false });
    expect(await isOnTheMenu(bar)).toBe(true);
  });

  test('belongs to the first of two tablets; the second learns who was first', async () => {
    const bar = await openApp();
    const [can, elif] = [await signIn(bar, 'staff'), await signIn(bar, 'manager')];
    await switchTo(can, { isAvailable: false, from: true });
    await switchTo(can, { isAvailable: true, from: false });
    const at = new Date(bar.clock.now()).toISOString();
    bar.clock.advance(60_000);
    const { status, body } = await switchTo(elif, { isAvailable: false, from: false });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'conflict', by: 'Can', at, current: { v: 3 } });
  });

  test('changes once and has one audit row when ten tablets tap at once', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const tap = () => switchTo(staff, { isAvailable: false, from: true });
    const responses = await Promise.all(Array.from({ length: 10 }, tap));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    expect(await bar.rows(`SELECT id FROM audit WHERE tbl <> 'staff'`)).toHaveLength(1);
  });

  test('is written down: who, what, when done and when received', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    await switchTo(staff, { isAvailable: false, from: true }, { 'X-BB-Age-Ms': '45000' });
    const [row] = await bar.rows(`SELECT * FROM audit WHERE tbl <> 'staff'`);
    expect(row).toMatchObject({
      actor: staff.user.id,
      action: 'menu.availability',
      tbl: 'menu_item',
      pk: String(LEMONADE),
      before: '{"isAvailable":true}',
      after: '{"isAvailable":false}',
      done_at: bar.clock.now() - 45_000,
      received_at: bar.clock.now(),
    });
  });

  test('is switched once by a mutation that is sent twice', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const headers = { 'Idempotency-Key': newOrderId() };
    const first = await switchTo(staff, { isAvailable: false, from: true }, headers);
    const again = await switchTo(staff, { isAvailable: false, from: true }, headers);
    expect(again.text).toBe(first.text);
    expect(await bar.rows(`SELECT id FROM audit WHERE tbl <> 'staff'`)).toHaveLength(1);
  });

  test('is refused where there is no such dish, or nobody signed in', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    for (const id of ['9999', 'abc', '0', '-1']) {
      const path = `/api/admin/menu/items/${id}/availability`;
      const { status } = await staff.send(path, { method: 'PATCH', body: { isAvailable: false } });
      expect(status).toBe(404);
    }
    const path = `/api/admin/menu/items/${LEMONADE}/availability`;
    const body = { isAvailable: false };
    const nobody = await createBrowser(bar).send(path, { method: 'PATCH', body });
    expect(nobody.status).toBe(401);
    const unclear = await staff.send(path, { method: 'PATCH', body: { isAvailable: 'no' } });
    expect(unclear.status).toBe(400);
    expect(await isOnTheMenu(bar)).toBe(true);
  });
});
