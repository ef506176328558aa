import { expect, test } from 'vitest';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import { bookBrunch, brunchWish } from '../../support/data/test-bookings';
import { DISH, lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';
import { addItem, putRecipe } from '../../support/data/test-stock';

const DAY_MS = 24 * 60 * 60_000;
const PART = `dish:${DISH.lemonade}`;

describeOnFile('a recipe', (openApp) => {
  test("has its last editor's value; of two edits the first wins, and an equal one succeeds", async () => {
    const bar = await openApp();
    const [can, elif] = [await signIn(bar, 'manager'), await signIn(bar, 'admin')];
    const [cups, mint] = [await addItem(bar), await addItem(bar)];
    const put = (staff: TestStaff, quantity: number, from: string | null) =>
      staff.send(`/api/admin/recipes/${PART}`, {
        method: 'PUT',
        body: { lines: [{ itemId: mint, quantity }], from },
      });
    await putRecipe(can, PART, { [cups]: 1 });
    const { body } = await can.send('/api/admin/recipes');
    expect(body.recipes).toMatchObject([{ part: PART, lines: [{ itemId: cups, quantity: 1 }] }]);
    const [{ changedAt } = { changedAt: null }] = body.recipes as { changedAt: string | null }[];
    bar.clock.advance(1_000);
    expect((await put(can, 0.02, changedAt)).status).toBe(200);
    expect((await put(elif, 0.02, changedAt)).status).toBe(200);
    const late = await put(elif, 0.05, changedAt);
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      code: 'conflict',
      by: can.user.firstName,
      current: { lines: [{ itemId: mint, quantity: 0.02 }] },
    });
    expect(await bar.rows(`SELECT id FROM audit WHERE action = 'recipe.change'`)).toHaveLength(2);
  });

  test.each(['dish:999999', 'fries:curly', 'dish:0', 'x'])('of %s is not found', async (part) => {
    const bar = await openApp();
    const { status } = await putRecipe(await signIn(bar, 'manager'), part, {
      [await addItem(bar)]: 1,
    });
    expect(status).toBe(404);
  });

  test('holds no item that was deleted, and none twice', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const { body } = await putRecipe(staff, PART, { [newOrderId()]: 1 });
    expect(body.code).toBe('inventory.item_gone');
    const line = { itemId: await addItem(bar), quantity: 1 };
    const twice = { method: 'PUT', body: { lines: [line, line] } };
    expect((await staff.send(`/api/admin/recipes/${PART}`, twice)).status).toBe(400);
  });
});

type Need = { forOrders: number; forBrunches: number; toOrder: number };

async function needOf(staff: TestStaff, days: number): Promise<Need | undefined> {
  const { body } = await staff.send(`/api/admin/inventory/needs?days=${days}`);
  return (body.items as Need[])[0];
}

/** Orders two lemonades, the given number of days ago. */
async function sold(bar: TestApp, staff: TestStaff, daysAgo: number): Promise<void> {
  const { body } = await placeOrder(createBrowser(bar), lemonades());
  await staff.move(body.orderId, { status: 'completed' });
  await bar.rows(
    `UPDATE "order" SET received_at = received_at - ${daysAgo * DAY_MS} WHERE id = '${body.orderId}'`,
  );
}

describeOnFile('what the coming days will need', (openApp) => {
  test('follows what the same weekdays sold, and leaves the minimum', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    for (const daysAgo of [7, 14, 27, 29]) await sold(bar, staff, daysAgo);
    const cups = await addItem(bar, { stock: 1, least: 3 });
    await putRecipe(staff, PART, { [cups]: 1 });
    // Today's weekday sold two on two of four evenings, tomorrow's on one; day 29 is outside the window.
    expect(await needOf(staff, 1)).toMatchObject({ forOrders: 1, toOrder: 3 });
    expect(await needOf(staff, 2)).toMatchObject({ forOrders: 1.5, toOrder: 3.5 });
    expect(await needOf(staff, 8)).toMatchObject({ forOrders: 2.5, toOrder: 4.5 });
  });

  test('counts every plate and drink of the brunches that are booked', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const [burger] = await bar.rows(`SELECT id FROM menu_item WHERE name_en = 'The Bliss Classic'`);
    await putRecipe(staff, `dish:${burger?.id}`, { [await addItem(bar, { stock: 0 })]: 1 });
    const wish = brunchWish({
      reservationDate: '2026-07-06',
      selectedFood: 'The Bliss Classic',
      selectedSauce: null,
      partySize: 4,
    });
    expect((await bookBrunch(createBrowser(bar), wish)).status).toBe(201);
    expect(await needOf(staff, 7)).toMatchObject({ forOrders: 0, forBrunches: 4, toOrder: 4 });
    expect(await needOf(staff, 1)).toMatchObject({ forBrunches: 0, toOrder: 0 });
    expect((await staff.send('/api/admin/inventory/needs?days=15')).status).toBe(400);
  });
});

describeOnFile('who reads the low stock', (openApp) => {
  test('sees whom to call; prices are for who may see money', async () => {
    const bar = await openApp();
    await addItem(bar, { stock: 1, least: 2 });
    await bar.rows('UPDATE inventory_item SET unit_cost_kurus = 990');
    const read = async (role: 'manager' | 'staff') => {
      const { body } = await (await signIn(bar, role)).send('/api/admin/inventory/low-stock');
      return body.items;
    };
    const low = { currentStock: 1, minStockLevel: 2, supplierPhone: null };
    expect(await read('manager')).toMatchObject([{ ...low, unitCost: '9.90' }]);
    expect(await read('staff')).toMatchObject([{ ...low, unitCost: null }]);
  });
});
