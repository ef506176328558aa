import { expect, test } from 'vitest';
import { runDueEffects } from '../../../server/usecases/run-due-effects';
import type { TestApp } from '../../support/bar/test-app';
import { describeApp } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn } from '../../support/bar/test-staff';
import { ADA, earn, newMember } from '../../support/data/test-members';
import { DISH, lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';
import { addItem, putRecipe, stockOf } from '../../support/data/test-stock';

async function placed(bar: TestApp, body = lemonades()): Promise<string> {
  const { body: told } = await placeOrder(createBrowser(bar), body);
  return String(told.orderId);
}

const BURGER = {
  items: [
    {
      originalMenuItemId: DISH.classic,
      quantity: 3,
      price: '580.00',
      customizations: { fries: 'plain' },
    },
  ],
  totalAmount: '1740.00',
};

describeApp('the stock behind the orders', (openApp) => {
  test('a completed order draws down its dishes and their options, once', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const [buns, potatoes] = [await addItem(bar), await addItem(bar, { name: 'Potatoes' })];
    await putRecipe(staff, `dish:${DISH.classic}`, { [buns]: 1 });
    await putRecipe(staff, 'fries:plain', { [potatoes]: 0.25 });
    await putRecipe(staff, 'fries:seasoned', { [potatoes]: 5 });
    const order = await placed(bar, lemonades(BURGER));
    await staff.move(order, { status: 'ready' });
    expect(await stockOf(bar, buns)).toEqual([10, 10]);
    const key = newOrderId();
    await staff.move(order, { status: 'completed' }, key);
    await staff.move(order, { status: 'completed' }, key);
    await staff.move(order, { status: 'completed' });
    expect(await stockOf(bar, buns)).toEqual([7, 7]);
    expect(await stockOf(bar, potatoes)).toEqual([9.25, 9.25]);
  });

  test('an undone order gives back what it drew, not what the recipe says by now', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const [cups, straws] = [await addItem(bar), await addItem(bar, { name: 'Straws' })];
    await putRecipe(staff, `dish:${DISH.lemonade}`, { [cups]: 1 });
    const order = await placed(bar);
    await staff.move(order, { status: 'completed' });
    await putRecipe(staff, `dish:${DISH.lemonade}`, { [straws]: 2 });
    await staff.move(order, { status: 'ready' });
    expect([await stockOf(bar, cups), await stockOf(bar, straws)]).toEqual([
      [10, 10],
      [10, 10],
    ]);
    await staff.move(order, { status: 'completed' });
    expect([await stockOf(bar, cups), await stockOf(bar, straws)]).toEqual([
      [10, 10],
      [6, 6],
    ]);
    await staff.move(order, { status: 'ready' });
    await staff.move(order, { status: 'cancelled' });
    expect(await stockOf(bar, straws)).toEqual([10, 10]);
  });

  test('a dish that was paid with points draws down as well', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const onions = await addItem(bar);
    await putRecipe(staff, 'dish:25', { [onions]: 0.5 });
    const member = await newMember(bar, ADA);
    await earn(member, staff, 360);
    await member.browser.send('/api/loyalty/redeem', {
      body: { pointsToRedeem: 100, menuItemId: 25 },
    });
    const { body } = await placeOrder(
      member.browser,
      lemonades({
        userId: member.id,
        redeemedItems: [{ originalMenuItemId: 25, quantity: 1, pointsUsed: 100 }],
      }),
    );
    await staff.move(body.orderId, { status: 'completed' });
    expect(await stockOf(bar, onions)).toEqual([9.5, 9.5]);
  });

  test('a new dish with the number of a deleted one does not get its recipe', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    await putRecipe(staff, `dish:${DISH.lemonade}`, { [await addItem(bar)]: 1 });
    await bar.rows(`DELETE FROM menu_item WHERE id = ${DISH.lemonade}`);
    expect(await bar.rows('SELECT * FROM recipe_line')).toEqual([]);
  });

  test('movements never change, and an item starts empty', async () => {
    const bar = await openApp();
    await addItem(bar);
    for (const forbidden of [
      'UPDATE inventory_movement SET milli = 1',
      'DELETE FROM inventory_movement',
      `INSERT INTO inventory_item (id, name_en, name_tr, category, unit, min_stock_level, updated_at, current_stock)
        VALUES ('x', 'x', 'x', 'kitchen', 'kg', 0, 0, 5)`,
    ]) {
      await expect(bar.rows(forbidden)).rejects.toThrow();
    }
  });
});

async function switchedOff(bar: TestApp): Promise<unknown[]> {
  const handler = bar.deps.effectHandlers['stock.out'];
  if (!handler) throw new Error('Nobody switches dishes off.');
  await runDueEffects(bar.deps, { kind: 'stock.out', handler });
  const rows = await bar.rows(`SELECT actor, pk FROM audit WHERE action = 'menu.availability'`);
  return rows.map(({ actor, pk }) => [actor, pk]);
}

describeApp('a dish whose stock is out', (openApp) => {
  async function runOut(bar: TestApp) {
    const staff = await signIn(bar, 'manager');
    const cups = await addItem(bar, { stock: 2 });
    await putRecipe(staff, `dish:${DISH.lemonade}`, { [cups]: 1 });
    await staff.move(await placed(bar), { status: 'completed' });
    return { staff, cups };
  }

  test('stays on the menu unless the venue wants it otherwise', async () => {
    const bar = await openApp();
    await runOut(bar);
    expect(await switchedOff(bar)).toEqual([]);
  });

  test('is switched off by the stock, once; what people switch on again stays on', async () => {
    const bar = await openApp();
    const owner = await signIn(bar, 'super_admin');
    const change = (value: unknown, key = 'stock.switchOff') =>
      owner.send(`/api/admin/settings/${key}`, { method: 'PUT', body: { value } });
    expect((await change('yes')).status).toBe(400);
    expect((await change(true, 'stock.other')).status).toBe(404);
    expect((await change(true)).status).toBe(200);
    const { settings } = (await owner.send('/api/admin/settings')).body;
    expect(settings).toContainEqual(
      expect.objectContaining({ key: 'stock.switchOff', value: true }),
    );
    const { staff } = await runOut(bar);
    expect(await switchedOff(bar)).toEqual([['stock', String(DISH.lemonade)]]);
    const [dish] = await bar.rows(`SELECT is_available FROM menu_item WHERE id = ${DISH.lemonade}`);
    expect(dish?.is_available).toBe(0);
    await staff.send(`/api/admin/menu/items/${DISH.lemonade}/availability`, {
      method: 'PATCH',
      body: { isAvailable: true },
    });
    await staff.move(await placed(bar), { status: 'completed' });
    expect(await switchedOff(bar)).toHaveLength(2);
  });

  test('is left alone when more has come before anybody switched it off', async () => {
    const bar = await openApp();
    await bar.rows(`INSERT INTO setting (key, value) VALUES ('stock.switchOff', 'true')`);
    const { staff, cups } = await runOut(bar);
    await staff.send('/api/admin/inventory/deliveries', {
      body: { lines: [{ itemId: cups, quantity: 24 }] },
    });
    expect(await switchedOff(bar)).toEqual([]);
  });
});
