import { expect, test } from 'vitest';
import type { TestApp } from '../../support/bar/test-app';
import { describeApp, describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import { DISH, lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';
import { addItem, book, putRecipe, stockOf } from '../../support/data/test-stock';

const MINUTE_MS = 60_000;

async function sellLemonades(bar: TestApp, staff: TestStaff): Promise<void> {
  const { body } = await placeOrder(createBrowser(bar), lemonades());
  await staff.move(body.orderId, { status: 'completed' });
}

const count = (itemId: string, counted: number, more: object = {}) => ({
  lines: [{ itemId, counted, ...more }],
});

describeApp('a count', (openApp) => {
  test('sets the stock to what stands on the shelf, and keeps what was expected', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const [buns, mint] = [await addItem(bar), await addItem(bar, { stock: 1 })];
    const lines = [
      { itemId: buns, counted: 8.5 },
      { itemId: mint, counted: '1' },
    ];
    const key = newOrderId();
    const first = await book(staff, 'counts', { lines }, key);
    expect(first.status).toBe(201);
    expect(first.body.lines).toEqual([
      { itemId: buns, change: -1.5, expected: 10 },
      { itemId: mint, change: 0, expected: 1 },
    ]);
    expect((await book(staff, 'counts', { lines }, key)).text).toBe(first.text);
    expect(await stockOf(bar, buns)).toEqual([8.5, 8.5]);
  });

  test('does not take back what was sold between the counting and the booking', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const cups = await addItem(bar);
    await putRecipe(staff, `dish:${DISH.lemonade}`, { [cups]: 1 });
    bar.clock.advance(MINUTE_MS);
    await sellLemonades(bar, staff);
    const { body } = await book(staff, 'counts', count(cups, 9, { ageMs: MINUTE_MS / 2 }));
    expect(body.lines).toEqual([{ itemId: cups, change: -1, expected: 10 }]);
    expect(await stockOf(bar, cups)).toEqual([7, 7]);
  });
});

describeOnFile('two people who count', (openApp) => {
  async function twoCounters() {
    const bar = await openApp();
    const [can, elif] = [await signIn(bar, 'manager'), await signIn(bar, 'admin')];
    const cups = await addItem(bar);
    bar.clock.advance(5 * MINUTE_MS);
    await book(can, 'counts', count(cups, 8));
    bar.clock.advance(MINUTE_MS);
    return { bar, can, elif, cups };
  }

  test('the same are no conflict', async () => {
    const { bar, elif, cups } = await twoCounters();
    const second = await book(elif, 'counts', count(cups, 8, { ageMs: 2 * MINUTE_MS }));
    expect(second.status).toBe(201);
    expect(await stockOf(bar, cups)).toEqual([8, 8]);
  });

  test('something else: the second learns what the first found, and nothing is written', async () => {
    const { bar, can, elif, cups } = await twoCounters();
    const napkins = await addItem(bar);
    const sheet = {
      lines: [
        { itemId: cups, counted: 6, ageMs: 2 * MINUTE_MS },
        { itemId: napkins, counted: 1 },
      ],
    };
    const { status, body } = await book(elif, 'counts', sheet);
    expect([status, body.code]).toEqual([409, 'inventory.counted']);
    expect(body.lines).toEqual([
      {
        itemId: cups,
        by: can.user.firstName,
        at: new Date(bar.clock.now() - MINUTE_MS).toISOString(),
        counted: 8,
      },
    ]);
    expect([await stockOf(bar, cups), await stockOf(bar, napkins)]).toEqual([
      [8, 8],
      [10, 10],
    ]);
  });

  test('a person who has seen the other count may overrule it, also with an older one', async () => {
    const { bar, elif, cups } = await twoCounters();
    const own = count(cups, 6, { ageMs: 2 * MINUTE_MS, seenAgeMs: 0 });
    expect((await book(elif, 'counts', own)).status).toBe(201);
    expect(await stockOf(bar, cups)).toEqual([6, 6]);
  });

  test('at the same moment: one is booked, the other is asked', async () => {
    const { bar, can, elif, cups } = await twoCounters();
    const at = { ageMs: 1_000 };
    const responses = await Promise.all([
      book(can, 'counts', count(cups, 5, at)),
      book(elif, 'counts', count(cups, 4, at)),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    const [kept, sum] = await stockOf(bar, cups);
    expect([4, 5]).toContain(kept);
    expect(sum).toBe(kept);
  });

  test.each([
    [{ lines: [] }, 'count.empty'],
    [{ lines: [{ itemId: newOrderId(), counted: 0.0001 }] }, 'quantity.invalid'],
    [{ lines: [{ itemId: newOrderId(), counted: -1 }] }, 'quantity.invalid'],
    [{ lines: [{ itemId: newOrderId(), counted: 1, ageMs: 9e9 }] }, 'count.too_old'],
  ])('a sheet that makes no sense is refused: %j', async (sheet, code) => {
    const staff = await signIn(await openApp(), 'manager');
    const { status, body } = await book(staff, 'counts', sheet);
    expect([status, (body.issues as { code: string }[])[0]?.code]).toEqual([400, code]);
  });
});

describeOnFile('what comes and goes', (openApp) => {
  test('a delivery adds to the stock and keeps the price of its supplier', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const [buns, mint] = [await addItem(bar), await addItem(bar)];
    const lines = [
      { itemId: buns, quantity: 24, unitCost: '12.50' },
      { itemId: mint, quantity: 0.5 },
    ];
    const key = newOrderId();
    const body = { supplierId: newOrderId(), lines, note: 'İrsaliye 41' };
    for (const _ of [1, 2]) expect((await book(staff, 'deliveries', body, key)).status).toBe(201);
    expect([await stockOf(bar, buns), await stockOf(bar, mint)]).toEqual([
      [34, 34],
      [10.5, 10.5],
    ]);
    const rows = await bar.rows(
      `SELECT unit_cost_kurus AS kurus, v FROM inventory_item ORDER BY v DESC`,
    );
    expect(rows.map(({ kurus, v }) => [kurus, v])).toEqual([
      [1_250, 2],
      [null, 1],
    ]);
  });

  test('waste says why; a correction says what was wrong; both stand on the page of the item', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const buns = await addItem(bar);
    bar.clock.advance(MINUTE_MS);
    await book(staff, `${buns}/waste`, { quantity: 2, reason: 'expired', note: 'mould' });
    bar.clock.advance(MINUTE_MS);
    await book(staff, `${buns}/corrections`, { change: -1.5, note: 'typed twice' });
    const { body } = await staff.send(`/api/admin/inventory/${buns}/movements?limit=2`);
    expect(body.hasMore).toBe(true);
    expect(body.movements).toMatchObject([
      { kind: 'correction', change: -1.5, balance: 6.5, by: staff.user.firstName },
      { kind: 'waste', change: -2, balance: 8, reason: 'expired', note: 'mould' },
    ]);
    const { body: rest } = await staff.send(
      `/api/admin/inventory/${buns}/movements?limit=2&page=2`,
    );
    expect(rest).toMatchObject({
      hasMore: false,
      movements: [{ kind: 'count', change: 10, balance: 10, expected: 0, by: null }],
    });
    for (const vague of [{ quantity: 1 }, { quantity: 0, reason: 'expired' }]) {
      expect((await book(staff, `${buns}/waste`, vague)).status).toBe(400);
    }
  });

  test('of an item that was deleted nothing is booked', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const [buns, gone] = [await addItem(bar), await addItem(bar)];
    await bar.rows(`UPDATE inventory_item SET archived_at = 1 WHERE id = '${gone}'`);
    const lines = [buns, gone].map((itemId) => ({ itemId, quantity: 1, counted: 1 }));
    for (const path of ['counts', 'deliveries']) {
      const { body } = await book(staff, path, { lines });
      expect(body.code).toBe('inventory.item_gone');
    }
    expect(await stockOf(bar, buns)).toEqual([10, 10]);
  });
});
