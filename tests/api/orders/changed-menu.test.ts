import { expect, test } from 'vitest';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnBoth } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { DISH, HOME, lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';

const MINUTE_MS = 60_000;
const DEARER = `UPDATE menu_item SET price_kurus = 20000 WHERE id = ${DISH.lemonade}`;
const SOLD_OUT = `UPDATE menu_item SET is_available = 0 WHERE id = ${DISH.lemonade}`;

/** The first menu has these prices for lemonade and burger. */
const lemonadeAndBurger = lemonades({
  items: [
    { originalMenuItemId: DISH.lemonade, quantity: 1, price: '180.00' },
    {
      originalMenuItemId: DISH.classic,
      quantity: 1,
      customizations: { fries: 'plain' },
      price: '580.00',
    },
  ],
  totalAmount: '760.00',
});

async function orderCount(bar: TestApp): Promise<unknown> {
  const [row] = await bar.rows('SELECT count(*) AS n FROM "order"');
  return row?.n;
}

describeOnBoth('an order that no longer fits', (openApp) => {
  test('at a new price is answered with the old and the new price and the new total', async () => {
    const bar = await openApp();
    await bar.rows(DEARER);
    const id = newOrderId();
    const { status, body } = await placeOrder(createBrowser(bar), lemonadeAndBurger, { id });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'price_changed', mutationId: id, totalAmount: '780.00' });
    expect(body.changes).toEqual([
      {
        kind: 'price',
        line: 0,
        itemId: DISH.lemonade,
        nameEn: 'House Lemonade',
        nameTr: 'Ev Yapımı Limonata',
        old: '180.00',
        new: '200.00',
      },
      { kind: 'total', old: '760.00', new: '780.00' },
    ]);
    expect(await orderCount(bar)).toBe(0);
  });

  test('with a dish that has run out is answered with what is left of it', async () => {
    const bar = await openApp();
    await bar.rows(SOLD_OUT);
    const { status, body } = await placeOrder(createBrowser(bar), lemonadeAndBurger);
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'sold_out', totalAmount: '580.00' });
    expect(body.changes).toMatchObject([{ kind: 'sold_out', line: 0 }, { kind: 'total' }]);
    expect(await orderCount(bar)).toBe(0);
  });

  test('in price and in stock names what has run out first', async () => {
    const bar = await openApp();
    await bar.rows(SOLD_OUT);
    await bar.rows(DEARER.replace(String(DISH.lemonade), String(DISH.classic)));
    const { body } = await placeOrder(createBrowser(bar), lemonadeAndBurger);
    expect(body.code).toBe('sold_out');
    expect(body.changes).toMatchObject([
      { kind: 'sold_out' },
      { kind: 'price' },
      { kind: 'total' },
    ]);
  });

  test('by a menu that changes between pricing and writing is priced once more', async () => {
    const bar = await openApp();
    await bar.deps.menu.read();
    // Another process changes the row, so the app's cached menu is outdated.
    await bar.deps.gateway.client.execute(DEARER);
    const { status, body } = await placeOrder(createBrowser(bar), lemonades());
    expect([status, body.code, body.totalAmount]).toEqual([409, 'price_changed', '400.00']);
    expect(await orderCount(bar)).toBe(0);
  });

  test('never is written at a price that was not the menu’s at that moment', async () => {
    const bar = await openApp();
    const browser = createBrowser(bar);
    const prices = [18_000, 20_000];
    const changes = Array.from({ length: 10 }, (_, turn) =>
      bar.rows(DEARER.replace('20000', String(prices[turn % 2]))),
    );
    const orders = Array.from({ length: 20 }, () => placeOrder(browser, lemonades()));
    const responses = await Promise.all(
      [...orders, ...changes].sort(() => Math.random() - 0.5),
    ).then(() => Promise.all(orders));
    const placed = responses.filter(({ status }) => status === 201);
    const refused = responses.filter(({ body }) => body.code === 'price_changed');
    expect(placed.length + refused.length).toBe(20);
    const [sums] = await bar.rows(
      'SELECT count(*) AS n, coalesce(sum(total_kurus), 0) AS total FROM "order"',
    );
    expect(sums).toMatchObject({ n: placed.length, total: placed.length * 36_000 });
  });

  test('because it waited more than ten minutes is asked about again', async () => {
    const bar = await openApp();
    const late = await placeOrder(createBrowser(bar), lemonades(), { ageMs: 10 * MINUTE_MS + 1 });
    expect([late.status, late.body.code]).toEqual([409, 'stale_order']);
    const intime = await placeOrder(createBrowser(bar), lemonades(), { ageMs: 10 * MINUTE_MS });
    expect(intime.status).toBe(201);
  });

  test('that was under way when its ten minutes ended stands if it had arrived, and else is asked about', async () => {
    const bar = await openApp();
    const [arrived, lost] = [newOrderId(), newOrderId()];
    const browser = createBrowser(bar);
    const first = await placeOrder(browser, lemonades(), { id: arrived, ageMs: 599_000 });
    bar.clock.advance(2_000);
    const again = await placeOrder(browser, lemonades(), { id: arrived, ageMs: 601_000 });
    const late = await placeOrder(browser, lemonades(), { id: lost, ageMs: 601_000 });
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect([late.status, late.body.code]).toEqual([409, 'stale_order']);
  });

  test('because the bar closed meanwhile is asked about again', async () => {
    const bar = await openApp({ startAt: Date.parse('2026-07-05T01:02:00+03:00') });
    const { body } = await placeOrder(createBrowser(bar), lemonades(), { ageMs: 4 * MINUTE_MS });
    expect(body.code).toBe('stale_order');
  });

  test('while the venue is closed is refused only if the settings say so', async () => {
    const bar = await openApp({ startAt: Date.parse('2026-07-04T10:00:00+03:00') });
    await bar.rows(`INSERT INTO setting (key, value) VALUES ('ordering.refuseWhenClosed', 'true')`);
    const refused = await placeOrder(createBrowser(bar), lemonades());
    expect([refused.status, refused.body.code]).toEqual([409, 'closed']);
    await bar.rows(`UPDATE setting SET value = 'false', v = v + 1`);
    expect((await placeOrder(createBrowser(bar), lemonades())).status).toBe(201);
  });

  test('by its distance is refused where the guest has shown it, and left to staff where not', async () => {
    const bar = await openApp();
    const here = JSON.stringify({ latitude: 36.65, longitude: 29.12 });
    await bar.rows(`INSERT INTO setting (key, value) VALUES ('venue.location', '${here}')`);
    const deliverTo = (coordinates: { latitude: number; longitude: number } | null) =>
      placeOrder(
        createBrowser(bar),
        lemonades({
          serviceType: 'delivery',
          deliveryAddress: { ...HOME, coordinates },
          totalAmount: '510.00',
        }),
      );
    const far = await deliverTo({ latitude: 36.68, longitude: 29.12 });
    expect([far.status, far.body.code]).toEqual([422, 'order.too_far']);
    expect((await deliverTo({ latitude: 36.67, longitude: 29.12 })).status).toBe(201);
    expect((await deliverTo(null)).status).toBe(201);
  });
});
