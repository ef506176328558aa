import { expect, test } from 'vitest';
import { describeApp } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn } from '../../support/bar/test-staff';
import { onBill } from '../../support/data/test-bills';
import {
  ADA,
  earn,
  newMember,
  orderOf,
  pointsOf,
  redeem,
  SIDE,
} from '../../support/data/test-members';
import { DISH, HOME, lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';

const EVE = { ...ADA, firstName: 'Eve', email: 'eve@example.com' };

describeApp('points', (openApp) => {
  test('come when the bar completes the order, one for every ten lira, once', async () => {
    const bar = await openApp();
    const ada = await newMember(bar);
    const staff = await signIn(bar, 'staff');
    const id = await orderOf(ada);
    expect(await pointsOf(ada)).toBe(0);
    await staff.move(id, { status: 'completed' });
    await staff.move(id, { status: 'completed' });
    expect(await pointsOf(ada)).toBe(36);
    const { body } = await ada.browser.send(`/api/users/${ada.id}/loyalty`);
    expect(body.transactions).toMatchObject([
      { description: expect.stringMatching(/^Order B-/), pointsChange: 36 },
    ]);
  });

  test('are not earned by the delivery fee, alcohol or tobacco', async () => {
    const bar = await openApp();
    const ada = await newMember(bar);
    const staff = await signIn(bar, 'staff');
    const [delivered, drunk] = [
      await orderOf(ada, { totalAmount: '510.00', serviceType: 'delivery', deliveryAddress: HOME }),
      await orderOf(ada, {
        items: [{ originalMenuItemId: DISH.cocktail, quantity: 1 }],
        totalAmount: '420.00',
      }),
    ];
    await staff.move(delivered, { status: 'completed' });
    await staff.move(drunk, { status: 'completed' });
    expect(await pointsOf(ada)).toBe(36);
  });

  test('go back when the order is undone and come again when it is completed after all', async () => {
    const bar = await openApp();
    const ada = await newMember(bar);
    const staff = await signIn(bar, 'staff');
    const id = await orderOf(ada);
    const seen: number[] = [];
    for (const status of ['completed', 'ready', 'completed', 'ready', 'cancelled']) {
      await staff.move(id, { status });
      seen.push(await pointsOf(ada));
    }
    expect(seen).toEqual([36, 0, 36, 0, 0]);
  });

  test('that were spent in between are not asked back below zero, nor given twice', async () => {
    const bar = await openApp();
    const ada = await newMember(bar);
    const staff = await signIn(bar, 'staff');
    const id = await earn(ada, staff, 108);
    await redeem(ada, { points: 100, itemId: SIDE });
    const seen = [await pointsOf(ada)];
    for (const status of ['ready', 'completed']) {
      await staff.move(id, { status });
      seen.push(await pointsOf(ada));
    }
    expect(seen).toEqual([8, 0, 8]);
  });

  test('that an undo could not take are taken when a held dish is given back', async () => {
    const bar = await openApp();
    const ada = await newMember(bar);
    const staff = await signIn(bar, 'staff');
    const [first, second] = [await earn(ada, staff, 54), await earn(ada, staff, 54)];
    const { body: held } = await redeem(ada, { points: 100, itemId: SIDE });
    for (const id of [first, second]) await staff.move(id, { status: 'ready' });
    expect(await pointsOf(ada)).toBe(0);
    await staff.move(second, { status: 'completed' });
    await ada.browser.send(`/api/loyalty/holds/${held.holdId}`, { method: 'DELETE' });
    expect(await pointsOf(ada)).toBe(54);
    await staff.move(first, { status: 'completed' });
    expect(await pointsOf(ada)).toBe(108);
  });

  test('that two undone orders owe are taken from one dish, never below zero', async () => {
    const bar = await openApp();
    const ada = await newMember(bar);
    const staff = await signIn(bar, 'staff');
    const orders = [
      await earn(ada, staff, 90),
      await earn(ada, staff, 90),
      await earn(ada, staff, 90),
    ];
    const holds = [];
    for (const points of [100, 100]) holds.push(await redeem(ada, { points, itemId: SIDE }));
    for (const id of orders) await staff.move(id, { status: 'ready' });
    const seen = [];
    for (const { body } of holds) {
      await ada.browser.send(`/api/loyalty/holds/${body.holdId}`, { method: 'DELETE' });
      seen.push(await pointsOf(ada));
    }
    expect(seen).toEqual([0, 0]);
    const [row] = await bar.rows('SELECT sum(points) AS owed FROM loyalty_entry');
    expect(row?.owed).toBe(0);
  });

  test('of pieces that are taken off afterwards go back once, and come again if that is undone', async () => {
    const bar = await openApp();
    const ada = await newMember(bar);
    const manager = await signIn(bar, 'manager');
    const orderId = await earn(ada, manager, 54);
    const [order] = await bar.rows('SELECT bill_id AS bill FROM "order"');
    const gone = { orderId, lineNo: 0, pieces: 1, reason: 'quality', wasMade: true };
    const [tap, undo] = [newOrderId(), newOrderId()];
    const seen: number[] = [];
    const change = async (
      verb: 'voids' | 'entries/undo' | 'reductions',
      body: object,
      id: string,
    ) => {
      for (const _ of ['sent', 'sent again'])
        await onBill(manager, String(order?.bill), verb, body, { id });
      seen.push(await pointsOf(ada));
    };
    await change('voids', gone, tap);
    await change('entries/undo', { entry: tap }, undo);
    const lines = [{ orderId, lineNo: 0 }];
    const tenth = { lines, off: { kind: 'discount', percent: 10 }, reason: 'quality' };
    for (const _ of ['once', 'twice']) await change('reductions', tenth, newOrderId());
    for (const status of ['ready', 'completed']) {
      await manager.move(orderId, { status });
      seen.push(await pointsOf(ada));
    }
    expect(seen).toEqual([36, 54, 48, 43, 0, 43]);
    const rows = await bar.rows('SELECT reason, points FROM loyalty_entry ORDER BY rowid');
    expect(rows.map(({ points }) => points)).toEqual([54, -18, 18, -6, -5, -43, 43]);
  });

  test('belong to the signed-in member, whatever member the order names', async () => {
    const bar = await openApp();
    const [ada, eve] = [await newMember(bar), await newMember(bar, EVE)];
    const staff = await signIn(bar, 'staff');
    const forged = await placeOrder(eve.browser, lemonades({ userId: ada.id }));
    const stranger = await placeOrder(createBrowser(bar), lemonades({ userId: ada.id }));
    for (const { body } of [forged, stranger]) {
      expect(body.pointsToEarn).toBe(0);
      await staff.move(body.orderId, { status: 'completed' });
    }
    expect([await pointsOf(ada), await pointsOf(eve)]).toEqual([0, 0]);
  });

  test('and orders of a member are nobody else’s to see', async () => {
    const bar = await openApp();
    const [ada, eve] = [await newMember(bar), await newMember(bar, EVE)];
    await orderOf(ada);
    const unknown = await eve.browser.send(`/api/users/${newOrderId()}/loyalty`);
    for (const path of ['loyalty', 'orders', 'reservations', 'export']) {
      const response = await eve.browser.send(`/api/users/${ada.id}/${path}`);
      expect([response.status, response.text]).toEqual([404, unknown.text]);
      const nobody = await createBrowser(bar).send(`/api/users/${ada.id}/${path}`);
      expect(nobody.status).toBe(401);
    }
    expect((await eve.browser.send(`/api/users/${ada.id}`, { method: 'DELETE' })).status).toBe(404);
  });

  test('are written down once and for all', async () => {
    const bar = await openApp();
    const ada = await newMember(bar);
    await earn(ada, await signIn(bar, 'staff'), 36);
    await expect(bar.rows('UPDATE loyalty_entry SET points = 900')).rejects.toThrow();
    await expect(bar.rows("UPDATE loyalty_entry SET note = 'x'")).rejects.toThrow();
    await expect(bar.rows('DELETE FROM loyalty_entry')).rejects.toThrow();
    const debt = `INSERT INTO loyalty_entry (id, member_id, reason, points, created_at) VALUES ('x', '${ada.id}', 'moved', -37, 1)`;
    await expect(bar.rows(debt)).rejects.toThrow();
    expect(await pointsOf(ada)).toBe(36);
  });

  test('and orders show in the member’s own list on every browser they sign in with', async () => {
    const bar = await openApp();
    const ada = await newMember(bar);
    const id = await orderOf(ada);
    const { text } = await ada.browser.send(`/api/users/${ada.id}/orders`);
    expect(JSON.parse(text)).toMatchObject([{ id, status: 'pending', items: [{ quantity: 2 }] }]);
  });
});
