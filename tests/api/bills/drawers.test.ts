import { expect, test } from 'vitest';
import type { DayReport } from '../../../src/domain/till/day-close';
import type { DrawerRead } from '../../../src/domain/till/drawer';
import { BAR_DRAWER } from '../../../src/domain/till/drawer';
import type { TestApp } from '../../support/bar/test-app';
import { describeApp } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import { onBill, take } from '../../support/data/test-bills';
import { lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';

const DRAWERS = '/api/admin/drawers';
const NOBODY = { owner: null, isActive: true };

async function add(manager: TestStaff, name: string, owner: string | null = null) {
  const { status, body } = await manager.send(DRAWERS, {
    body: { name, owner },
    headers: { 'Idempotency-Key': newOrderId() },
  });
  return { status, code: body.code, drawer: body.drawer as DrawerRead };
}

function change(manager: TestStaff, { id, v }: DrawerRead, body: object) {
  return manager.send(`${DRAWERS}/${id}`, { method: 'PUT', body: { v, ...body } });
}

function move(
  staff: TestStaff,
  drawer: string,
  body: object,
  { id = newOrderId(), ageMs = 0 } = {},
) {
  return staff.send(`${DRAWERS}/${drawer}/moves`, {
    body: { reason: 'Ice', ...body },
    headers: { 'Idempotency-Key': id, 'X-BB-Age-Ms': String(ageMs) },
  });
}

/** Opens a bill of two lemonades (₺360) for collection. */
async function billOf(bar: TestApp): Promise<string> {
  const order = lemonades({ serviceType: 'collection', tableNumber: undefined });
  return String((await placeOrder(createBrowser(bar), order)).body.orderId);
}

/** Returns the sum of each drawer's cash; null is the box at the bar. */
async function cash(bar: TestApp) {
  const rows =
    await bar.rows(`SELECT coalesce(d.name, 'Bar') AS name, sum(f.amount_kurus) / 100 AS lira
    FROM financial_transaction f LEFT JOIN drawer d ON d.id = f.drawer_id
    WHERE f.method = 'cash' GROUP BY 1 ORDER BY 1`);
  return Object.fromEntries(rows.map(({ name, lira }) => [name, Number(lira)]));
}

describeApp('drawers', (openApp) => {
  test('cash goes to the purse of who takes it, else to the box of the device, and comes back out of the same', async () => {
    const bar = await openApp();
    const [manager, elif] = [await signIn(bar, 'manager'), await signIn(bar, 'staff')];
    const { drawer: purse } = await add(manager, 'Elif', elif.user.id);
    const { drawer: garden } = await add(manager, 'Garden');
    const billId = await billOf(bar);
    const box = { drawer: garden.id };
    const payment = newOrderId();
    await onBill(
      elif,
      billId,
      'payments',
      { amount: '100.00', method: 'cash', tip: '5.00', ...box },
      { id: payment },
    );
    await take(manager, billId, '60.00', 'cash', box);
    await take(manager, billId, '20.00', 'cash');
    await take(elif, billId, '30.00', 'card');
    expect(await cash(bar)).toEqual({ Bar: 20, Elif: 105, Garden: 60 });
    await onBill(manager, billId, 'payments/undo', { payment, ...box });
    expect(await cash(bar)).toEqual({ Bar: 20, Elif: 0, Garden: 60 });
    await change(manager, purse, { name: 'Elif', owner: elif.user.id, isActive: false });
    await take(elif, billId, '10.00', 'cash', box);
    await elif.move(billId, { status: 'completed', paidBy: 'cash' });
    expect(await cash(bar)).toEqual({ Bar: 20 + 240, Elif: 0, Garden: 70 });
  });

  test('a person has one purse; the box at the bar stays; the second of two changes is a conflict', async () => {
    const bar = await openApp();
    const [manager, elif] = [await signIn(bar, 'manager'), await signIn(bar, 'staff')];
    const { drawer } = await add(manager, 'Elif', elif.user.id);
    expect(await add(manager, 'Elif 2', elif.user.id)).toMatchObject({ code: 'drawer.has_purse' });
    expect((await add(elif, 'Mine')).status).toBe(403);
    const bars = { ...drawer, id: BAR_DRAWER };
    for (const body of [
      { ...NOBODY, isActive: false },
      { ...NOBODY, owner: elif.user.id },
    ]) {
      expect((await change(manager, bars, { name: 'Bar', ...body })).status).toBe(400);
    }
    expect((await change(manager, drawer, { name: 'Garden', ...NOBODY })).status).toBe(200);
    expect((await change(manager, drawer, { name: 'Terrace', ...NOBODY })).body.code).toBe(
      'conflict',
    );
    const { body } = await elif.send(DRAWERS);
    expect(body.drawers).toMatchObject([{ name: 'Bar' }, { name: 'Garden', owner: null }]);
  });

  test("staff count their own purse and the boxes; another's purse is for its owner and managers", async () => {
    const bar = await openApp();
    const [manager, elif] = [await signIn(bar, 'manager'), await signIn(bar, 'staff')];
    const { drawer: own } = await add(manager, 'Elif', elif.user.id);
    const { drawer: other } = await add(manager, 'Manager', manager.user.id);
    const count = async (staff: TestStaff, id: string) =>
      (
        await staff.send(`${DRAWERS}/${id}/counts`, {
          body: { day: '2026-07-04', notes: { 200: 1 }, coins: '0.00', left: '0.00' },
          headers: { 'Idempotency-Key': newOrderId() },
        })
      ).status;
    expect(await count(elif, own.id)).toBe(201);
    expect(await count(elif, BAR_DRAWER)).toBe(201);
    expect(await count(elif, other.id)).toBe(403);
    expect(await count(manager, own.id)).toBe(201);
  });

  test('staff pay out up to the limit of a day; above it a manager approves, or it waited and is not proven until the PIN is', async () => {
    const bar = await openApp();
    const [owner, elif] = [await signIn(bar, 'super_admin'), await signIn(bar, 'staff')];
    const limit = { method: 'PUT', body: { value: '100.00' } };
    expect((await owner.send('/api/admin/settings/till.paidOutLimit', limit)).status).toBe(200);
    const out = (lira: string, more = {}) =>
      move(elif, BAR_DRAWER, { kind: 'expense', amount: lira }, more);
    expect((await out('60.00')).status).toBe(201);
    expect((await elif.send(DRAWERS)).body.paidOut).toEqual({ day: '2026-07-04', lira: '60.00' });
    expect((await owner.send(DRAWERS)).body.paidOut).toMatchObject({ lira: '0.00' });
    expect((await out('60.00')).body.code).toBe('approval.required');
    expect((await out('60.00', { ageMs: 120_000 })).status).toBe(201);
    const id = newOrderId();
    await bar.rows(
      `INSERT INTO approval (id, staff_id, by, at) VALUES ('${id}', '${owner.user.id}', 'Defne', 1)`,
    );
    expect((await out('60.00', { id })).status).toBe(201);
    const rows = await bar.rows(
      'SELECT detail FROM financial_transaction ORDER BY created_at, rowid',
    );
    expect(rows.map(({ detail }) => detail && JSON.parse(String(detail)))).toEqual([
      null,
      { isProven: false },
      { approvedBy: 'Defne', isProven: true },
    ]);
    const { body: day } = await owner.send('/api/admin/days/2026-07-04');
    const by = elif.user.firstName;
    expect((day as DayReport).issues.filter(({ kind }) => kind === 'not_approved')).toMatchObject([
      { amount: '60.00', entry: { kind: 'expense', by, approvedBy: null, reason: 'Ice' } },
    ]);

    const pin = '274913';
    const set = { body: { pin, currentPassword: 'bliss-demo-2026' } };
    const { pinVersion } = (await owner.send('/api/admin/auth/pin', set)).body;
    const tips = { kind: 'tip_out', amount: '70.00', approvedBy: owner.user.id, pinVersion };
    expect((await move(elif, BAR_DRAWER, tips)).status).toBe(201);
    const unproven = async () =>
      bar.rows(`SELECT type FROM financial_transaction WHERE json_extract(detail, '$.isProven') = 0
        ORDER BY rowid`);
    expect(await unproven()).toEqual([{ type: 'expense' }, { type: 'tip_out' }]);
    const seen = { change: newOrderId(), staffId: owner.user.id, pin };
    expect((await elif.send('/api/admin/approvals', { body: seen })).status).toBe(200);
    expect(await unproven()).toEqual([{ type: 'expense' }]);
    for (const change of ["detail = json_set(detail, '$.isProven', json('false'))", 'reason = 1']) {
      const update = `UPDATE financial_transaction SET ${change} WHERE type = 'tip_out'`;
      await expect(bar.rows(update)).rejects.toThrow(/append-only/);
    }
  });
});
