import { expect, test } from 'vitest';
import type { StaffOrder } from '../../../src/domain/orders/guest-order';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import { onBill } from '../../support/data/test-bills';
import { DISH, lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';
import { TABLES } from '../../support/data/test-seats';

const MENU = '/api/admin/menu';
const BURGERS = 6;

/** A burger, wings and two lemonades, 1,160 lira. */
const DINNER = {
  items: [
    { originalMenuItemId: DISH.classic, quantity: 1, customizations: { fries: 'plain' } },
    { originalMenuItemId: DISH.wings, quantity: 1, customizations: { sauce: 'bbq' } },
    { originalMenuItemId: DISH.lemonade, quantity: 2 },
  ],
  totalAmount: '1160.00',
};

async function readOrder(staff: TestStaff, id: unknown): Promise<StaffOrder> {
  const { body } = await staff.send(`/api/admin/orders/${id}`);
  return body as unknown as StaffOrder;
}

const stationsOf = ({ items }: StaffOrder) => items.map(({ station }) => station);

describeOnFile('the stations of a menu', (openApp) => {
  test('are those of the dish or its category, and stay with a line as they were', async () => {
    const bar = await openApp();
    const manager = await signIn(bar, 'manager');
    const change = async (path: string, more: object) => {
      const { body } = await manager.send(`${MENU}/${path}`);
      const record = { ...(body.record as object), ...more };
      const changed = await manager.send(`${MENU}/${path}`, { method: 'PUT', body: record });
      expect([changed.status, changed.body.code]).toEqual([200, undefined]);
    };
    const first = await placeOrder(createBrowser(bar), lemonades(DINNER));
    const taken = await readOrder(manager, first.body.orderId);
    expect(stationsOf(taken)).toEqual(['grill', 'kitchen', 'bar']);
    const { cursor } = (await manager.send('/api/admin/snapshot')).body;
    await change(`items/${DISH.lemonade}`, { station: 'kitchen' });
    await change(`categories/${BURGERS}`, { station: 'shisha' });
    const news = await manager.send(`/api/admin/sync?cursor=${String(cursor)}`);
    expect(JSON.stringify(news.body)).toMatch(/"id":1,[^{}]*"station":"shisha"/);
    expect(stationsOf(await readOrder(manager, taken.id))).toEqual(['grill', 'kitchen', 'bar']);
    const again = await manager.send('/api/admin/orders', {
      body: { ...DINNER, serviceType: 'table', bill: newOrderId(), tableId: TABLES.T7 },
    });
    const round = again.body.order as StaffOrder;
    expect(stationsOf(round)).toEqual(['shisha', 'kitchen', 'kitchen']);
    const remake = newOrderId();
    const asked = { orderId: round.id, lineNo: 0, pieces: 1, reason: 'dropped' };
    await onBill(manager, String(round.billId), 'remakes', asked, { id: remake });
    expect(stationsOf(await readOrder(manager, remake))).toEqual(['shisha']);
  });
});

type Tap = { id?: string; ageMs?: number };

function tick(staff: TestStaff, orderId: unknown, lines: number[], isDone = true, tap: Tap = {}) {
  const { id = newOrderId(), ageMs = 0 } = tap;
  return staff.send(`/api/admin/orders/${orderId}/ticks`, {
    body: { lines, isDone },
    headers: { 'Idempotency-Key': id, 'X-BB-Age-Ms': String(ageMs) },
  });
}

async function confirmedDinner(bar: TestApp) {
  const [bar1, grill] = [await signIn(bar, 'manager'), await signIn(bar, 'staff')];
  const browser = createBrowser(bar);
  const { body } = await placeOrder(browser, lemonades(DINNER));
  await bar1.move(body.orderId, { status: 'confirmed' });
  bar.clock.advance(60_000);
  return { bar1, grill, browser, id: String(body.orderId) };
}

const statusOf = async (staff: TestStaff, id: string) => (await readOrder(staff, id)).status;

describeOnFile('the ticks of dishes', (openApp) => {
  test('agree in every order of arrival, also where a person made the order ready', async () => {
    const ticked = { isDone: true, ageMs: 1_000 };
    const takenOff = { isDone: false, ageMs: 3_000 };
    for (const taps of [
      [ticked, takenOff],
      [takenOff, ticked],
    ]) {
      const bar = await openApp();
      const { bar1, grill, id } = await confirmedDinner(bar);
      for (const status of ['preparing', 'ready']) await bar1.move(id, { status });
      for (const { isDone, ageMs } of taps) await tick(grill, id, [1], isDone, { ageMs });
      const { status, items } = await readOrder(grill, id);
      expect([status, items.map(({ readyBy }) => readyBy)]).toEqual([
        'preparing',
        [undefined, 'Can', undefined],
      ]);
    }
  });

  test('begin an order and make it ready once, and a guest reads only that', async () => {
    const bar = await openApp();
    const { bar1, grill, browser, id } = await confirmedDinner(bar);
    const first = await tick(grill, id, [0]);
    expect(first.body.order).toMatchObject({
      status: 'preparing',
      items: [{ readyBy: 'Can' }, {}, {}],
    });
    const tap = newOrderId();
    await Promise.all([tick(bar1, id, [2]), tick(grill, id, [1], true, { id: tap })]);
    await tick(grill, id, [1], true, { id: tap });
    expect(await statusOf(bar1, id)).toBe('ready');
    const told = await bar.rows(
      "SELECT count(*) AS n FROM audit WHERE action = 'line.tick' AND after LIKE '%ready%'",
    );
    expect(told).toEqual([{ n: 1 }]);
    const { body } = await browser.send(`/api/orders/${id}`);
    expect(JSON.stringify(body)).toContain('"status":"ready"');
    expect(JSON.stringify(body)).not.toMatch(/readyBy|tickedAt|station/);
  });

  test('that come off open a ready order again, not a served one, and an older tap changes nothing', async () => {
    const bar = await openApp();
    const { bar1, grill, id } = await confirmedDinner(bar);
    await tick(grill, id, [0, 1, 2]);
    await tick(bar1, id, [2], false, { ageMs: 30_000 });
    expect(await statusOf(bar1, id)).toBe('ready');
    bar.clock.advance(1_000);
    await tick(grill, id, [1], false);
    expect(await statusOf(bar1, id)).toBe('preparing');
    bar.clock.advance(1_000);
    await tick(grill, id, [1]);
    // The bar saw the order in preparation when it handed it over.
    const served = await bar1.move(id, { status: 'completed', from: 'preparing' });
    expect(served.status).toBe(200);
    await tick(grill, id, [1], false);
    expect(await statusOf(bar1, id)).toBe('completed');
    const unknown = await tick(grill, id, [7]);
    expect([unknown.status, unknown.body.code]).toEqual([404, 'not_found']);
  });

  test('come off when somebody puts a ready order back, and a step that they have passed is done', async () => {
    const bar = await openApp();
    const { bar1, grill, id } = await confirmedDinner(bar);
    await tick(grill, id, [0, 1, 2]);
    const begun = await bar1.move(id, { status: 'preparing', from: 'confirmed' });
    expect([begun.status, await statusOf(bar1, id)]).toEqual([200, 'ready']);
    await bar1.move(id, { status: 'preparing', from: 'ready' });
    const { status, items } = await readOrder(bar1, id);
    expect(status).toBe('preparing');
    expect(items.map(({ readyAt }) => readyAt)).toEqual([undefined, undefined, undefined]);
  });

  test('are not needed of what is taken off, and stay with pieces that move', async () => {
    const bar = await openApp();
    const { bar1, grill, id } = await confirmedDinner(bar);
    const billId = String((await readOrder(bar1, id)).billId);
    await tick(grill, id, [0, 2]);
    const gone = { orderId: id, lineNo: 1, pieces: 1, reason: 'wrong_order', wasMade: false };
    const tap = newOrderId();
    await onBill(bar1, billId, 'voids', gone, { id: tap });
    expect(await statusOf(bar1, id)).toBe('ready');
    await onBill(bar1, billId, 'entries/undo', { entry: tap });
    expect(await statusOf(bar1, id)).toBe('preparing');
    const to = newOrderId();
    const begins = { label: 'Deniz' };
    const moved = { to, begins, lines: [{ orderId: id, lineNo: 2, pieces: 1 }] };
    expect((await onBill(bar1, billId, 'moves', moved)).status).toBe(200);
    const { items, status } = await readOrder(bar1, id);
    expect(status).toBe('preparing');
    expect(items.map(({ station, readyBy }) => [station, readyBy])).toEqual([
      ['grill', 'Can'],
      ['kitchen', undefined],
      ['bar', 'Can'],
      ['bar', 'Can'],
    ]);
  });
});
