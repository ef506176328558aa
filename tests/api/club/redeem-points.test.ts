import { expect, test } from 'vitest';
import type { TestApp } from '../../support/bar/test-app';
import { describeApp } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn } from '../../support/bar/test-staff';
import type { TestMember } from '../../support/data/test-members';
import {
  ADA,
  earn,
  join,
  newMember,
  orderOf,
  pointsOf,
  redeem,
  SIDE,
  TENDERS,
} from '../../support/data/test-members';
import { DISH, lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';

const EVE = { ...ADA, firstName: 'Eve', email: 'eve@example.com' };
const HOUR_MS = 60 * 60_000;
const FREE_SIDE = [{ originalMenuItemId: SIDE, quantity: 1, pointsUsed: 100 }];

/** Creates a member with 324 points. */
async function rich(bar: TestApp): Promise<TestMember> {
  const ada = await newMember(bar);
  await earn(ada, await signIn(bar, 'staff'), 324);
  return ada;
}

function orderWith(member: TestMember, redeemedItems: unknown, more: object = {}) {
  return placeOrder(member.browser, lemonades({ userId: member.id, redeemedItems, ...more }));
}

describeApp('a free dish', (openApp) => {
  test('costs its points at once and is answered as specified', async () => {
    const bar = await openApp();
    const ada = await rich(bar);
    const { status, body } = await redeem(ada, { points: 100, itemId: SIDE });
    expect(status).toBe(201);
    expect(body).toMatchObject({ item: { id: SIDE }, user: { loyaltyPoints: 224 } });
    expect((body.item as { name: string }).name).toMatch(/\w/);
    expect(await pointsOf(ada)).toBe(224);
  });

  test('comes free with the order, marked, and earns nothing itself', async () => {
    const bar = await openApp();
    const ada = await rich(bar);
    await redeem(ada, { points: 200, itemId: TENDERS });
    const line = { originalMenuItemId: TENDERS, quantity: 1, customizations: { sauce: 'spicy' } };
    const { status, body } = await orderWith(ada, [line]);
    expect([status, body.totalAmount, body.pointsToEarn]).toEqual([201, '360.00', 36]);
    const { body: read } = await ada.browser.send(`/api/orders/${body.orderId}`);
    expect((read.items as object[]).at(-1)).toMatchObject({
      unitPrice: '0.00',
      isRedeemed: true,
      nameEn: expect.stringMatching(/\(Spicy Sauce\)$/),
    });
  });

  test('may be all that is ordered', async () => {
    const bar = await openApp();
    const ada = await rich(bar);
    await redeem(ada, { points: 100, itemId: SIDE });
    const { status, body } = await orderWith(ada, FREE_SIDE, { items: [], totalAmount: 0 });
    expect([status, body.totalAmount]).toEqual([201, '0.00']);
  });

  test('is used once, also by two orders at the same moment', async () => {
    const bar = await openApp();
    const ada = await rich(bar);
    await redeem(ada, { points: 100, itemId: SIDE });
    const responses = await Promise.all([1, 2, 3].map(() => orderWith(ada, FREE_SIDE)));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(responses.find(({ status }) => status === 409)?.body.code).toBe('order.reward_not_held');
    expect((await orderWith(ada, [...FREE_SIDE, ...FREE_SIDE])).status).toBe(409);
  });

  test('that leaves the cart gives its points back once', async () => {
    const bar = await openApp();
    const ada = await rich(bar);
    const { body } = await redeem(ada, { points: 300, itemId: DISH.classic });
    const path = `/api/loyalty/holds/${body.holdId}`;
    const released = await ada.browser.send(path, { method: 'DELETE' });
    await ada.browser.send(path, { method: 'DELETE' });
    expect(released.body).toEqual({ user: { loyaltyPoints: 324 } });
    expect(await pointsOf(ada)).toBe(324);
  });

  test('gives its points back when its order is cancelled, by the guest or by the bar', async () => {
    const bar = await openApp();
    const ada = await rich(bar);
    const staff = await signIn(bar, 'staff');
    const orders = [];
    for (const itemId of [SIDE, SIDE]) {
      await redeem(ada, { points: 100, itemId });
      orders.push(String((await orderWith(ada, FREE_SIDE)).body.orderId));
    }
    expect(await pointsOf(ada)).toBe(124);
    await ada.browser.send(`/api/orders/${orders[0]}/cancel`, { body: {} });
    expect(await pointsOf(ada)).toBe(224);
    await staff.move(orders[1], { status: 'cancelled' });
    expect(await pointsOf(ada)).toBe(324);
  });

  test('that nobody ordered within a day returns its points automatically', async () => {
    const bar = await openApp();
    const ada = await rich(bar);
    await redeem(ada, { points: 100, itemId: SIDE });
    bar.clock.advance(24 * HOUR_MS - 1);
    await bar.deps.loyalty.releaseExpired(bar.clock.now());
    expect(await pointsOf(ada)).toBe(224);
    bar.clock.advance(1);
    expect((await orderWith(ada, FREE_SIDE)).body.code).toBe('order.reward_not_held');
    await bar.deps.loyalty.releaseExpired(bar.clock.now());
    await bar.deps.loyalty.releaseExpired(bar.clock.now());
    expect(await pointsOf(ada)).toBe(324);
  });

  test('is taken once, however often the same tap arrives', async () => {
    const bar = await openApp();
    const ada = await rich(bar);
    const id = newOrderId();
    const taps = [1, 2, 3].map(() => redeem(ada, { points: 100, itemId: SIDE, id }));
    const responses = await Promise.all(taps);
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(await pointsOf(ada)).toBe(224);
  });

  test('is possible when its points arrive at the moment of the tap', async () => {
    const bar = await openApp();
    const ada = await newMember(bar);
    const staff = await signIn(bar, 'staff');
    const orderId = await orderOf(ada, {
      items: [{ originalMenuItemId: DISH.lemonade, quantity: 6 }],
      totalAmount: '1080.00',
    });
    const { loyalty } = bar.deps;
    const { redeem: asItIs } = loyalty;
    loyalty.redeem = async (redemption) => {
      loyalty.redeem = asItIs;
      const stored = await asItIs(redemption);
      await staff.move(orderId, { status: 'completed' });
      return stored;
    };
    const { status, body } = await redeem(ada, { points: 100, itemId: SIDE });
    expect([status, body.user]).toEqual([201, { loyaltyPoints: 8 }]);
  });

  test('is never paid for with points that are not there, however many taps come at once', async () => {
    const bar = await openApp();
    const ada = await rich(bar);
    const taps = Array.from({ length: 20 }, () => redeem(ada, { points: 100, itemId: SIDE }));
    const responses = await Promise.all(taps);
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(3);
    const refused = responses.find(({ status }) => status !== 201);
    expect(refused?.body).toMatchObject({
      code: 'loyalty.insufficient_points',
      need: 100,
      have: 24,
    });
    expect(await pointsOf(ada)).toBe(24);
  });
});

describeApp('a free dish is refused, and nothing changes,', (openApp) => {
  test('for zero, negative, broken or unknown points', async () => {
    const bar = await openApp();
    const ada = await rich(bar);
    const codes: unknown[] = [];
    for (const points of [0, -100, 0.5, 99, 101, 300, 1e9]) {
      codes.push((await redeem(ada, { points, itemId: SIDE })).body.code);
    }
    const [bad, wrong] = ['invalid_input', 'loyalty.wrong_points'];
    expect(codes).toEqual([bad, bad, bad, wrong, wrong, wrong, bad]);
    expect(await pointsOf(ada)).toBe(324);
  });

  test('when the dish is a drink, alcohol, unknown or sold out', async () => {
    const bar = await openApp();
    const ada = await rich(bar);
    await bar.rows(`UPDATE menu_item SET reward_kind = 'side' WHERE id = ${DISH.cocktail}`);
    await bar.rows(`UPDATE menu_item SET is_available = 0, v = v + 1 WHERE id = ${SIDE}`);
    for (const itemId of [DISH.cocktail, DISH.lemonade, 987_654, SIDE]) {
      const { status, body } = await redeem(ada, { points: 100, itemId });
      expect([itemId, status, body.code]).toEqual([itemId, 422, 'loyalty.not_a_reward']);
    }
    expect(await pointsOf(ada)).toBe(324);
  });

  test('without a sign-in, or with an unverified address', async () => {
    const bar = await openApp();
    const stranger = createBrowser(bar);
    expect(
      (await redeem({ browser: stranger, id: '' }, { points: 100, itemId: SIDE })).status,
    ).toBe(401);
    const { body } = await join(stranger);
    const member = { browser: stranger, id: String(body.id) };
    await earn(member, await signIn(bar, 'staff'), 108);
    const response = await redeem(member, { points: 100, itemId: SIDE });
    expect([response.status, response.body.code]).toEqual([403, 'member.unproved']);
    expect(await pointsOf(member)).toBe(108);
  });

  test('in an order that made it up, or that took another member’s', async () => {
    const bar = await openApp();
    const ada = await rich(bar);
    const eve = await newMember(bar, EVE);
    const { body } = await redeem(ada, { points: 100, itemId: SIDE });
    const line = { ...FREE_SIDE[0], holdId: body.holdId };
    const attempts = [
      await orderWith(eve, [line]),
      await orderWith({ browser: eve.browser, id: ada.id }, [line]),
      await orderWith({ browser: createBrowser(bar), id: ada.id }, [line]),
      await orderWith(ada, [{ ...line, originalMenuItemId: DISH.classic }]),
      await orderWith(ada, [{ ...line, pointsUsed: 1 }]),
      await orderWith(ada, [{ ...line, holdId: newOrderId() }]),
      await orderWith(ada, [{ ...line, quantity: 2 }]),
    ];
    const [held, member] = ['order.reward_not_held', 'order.points_need_member'];
    expect(attempts.map((response) => response.body.code)).toEqual([
      held,
      member,
      member,
      held,
      held,
      held,
      'invalid_input',
    ]);
    const [row] = await bar.rows('SELECT count(*) AS n FROM "order" WHERE status = \'pending\'');
    expect(row?.n).toBe(0);
    const foreign = await eve.browser.send(`/api/loyalty/holds/${body.holdId}`, {
      method: 'DELETE',
    });
    expect(foreign.body).toEqual({ user: { loyaltyPoints: 0 } });
    expect([await pointsOf(ada), await pointsOf(eve)]).toEqual([224, 0]);
  });
});
