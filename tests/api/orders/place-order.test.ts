import { expect, test } from 'vitest';
import { describeOnBoth } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { DISH, HOME, lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';

const burger = (fries: string, quantity = 1) => ({
  originalMenuItemId: DISH.classic,
  quantity,
  customizations: { fries },
});

describeOnBoth('an order', (openApp) => {
  test('is taken at the menu’s prices, with 100 lira for fries and nothing for a sauce', async () => {
    const bar = await openApp();
    const wings = { originalMenuItemId: DISH.wings, quantity: 1, customizations: { sauce: 'bbq' } };
    const items = [burger('seasoned', 2), wings];
    const response = await placeOrder(createBrowser(bar), lemonades({ items, totalAmount: 1380 }));
    expect(response.status).toBe(201);
    expect(response.body).toMatchObject({ totalAmount: '1380.00', status: 'pending' });
    expect(
      await bar.rows('SELECT menu_item_id, quantity, unit_kurus FROM order_line'),
    ).toMatchObject([
      { menu_item_id: DISH.classic, quantity: 2, unit_kurus: 58_000 },
      { menu_item_id: DISH.wings, quantity: 1, unit_kurus: 22_000 },
    ]);
  });

  test('pays 150 lira for delivery, once, and keeps the address', async () => {
    const bar = await openApp();
    const response = await placeOrder(
      createBrowser(bar),
      lemonades({ serviceType: 'delivery', deliveryAddress: HOME, totalAmount: '510.00' }),
    );
    expect(response.body.totalAmount).toBe('510.00');
    const [row] = await bar.rows('SELECT fee_kurus, delivery_address FROM "order"');
    expect(row?.fee_kurus).toBe(15_000);
    expect(JSON.parse(String(row?.delivery_address))).toMatchObject(HOME);
  });

  test('pays nothing extra at the table or when it is collected', async () => {
    const bar = await openApp();
    for (const serviceType of ['table', 'collection'] as const) {
      const response = await placeOrder(createBrowser(bar), lemonades({ serviceType }));
      expect(response.body.totalAmount).toBe('360.00');
    }
  });

  test('keeps one dish with two kinds of fries as two lines, in the guest’s order', async () => {
    const bar = await openApp();
    const items = [burger('plain'), burger('seasoned')];
    const browser = createBrowser(bar);
    const { body } = await placeOrder(browser, lemonades({ items, totalAmount: '1160.00' }));
    const read = await browser.send(`/api/orders/${body.orderId}`);
    expect(read.body.items).toMatchObject([
      { name: 'The Bliss Classic + Plain Jane Fries', customizations: { friesType: 'plain' } },
      { name: 'The Bliss Classic + Seasoned Fries', customizations: { friesType: 'seasoned' } },
    ]);
  });

  test('carries a note to the kitchen on its line', async () => {
    const bar = await openApp();
    const items = [{ ...burger('plain'), customizations: { fries: 'plain', notes: ' no onion ' } }];
    const browser = createBrowser(bar);
    const { body } = await placeOrder(browser, lemonades({ items, totalAmount: '580.00' }));
    const read = await browser.send(`/api/orders/${body.orderId}`);
    expect(read.body.items).toMatchObject([{ customizations: { notes: 'no onion' } }]);
  });

  test('needs no account, no name and no id from the guest', async () => {
    const bar = await openApp();
    const { status, body } = await placeOrder(createBrowser(bar), lemonades());
    expect(status).toBe(201);
    expect(body.orderId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
    expect(body.code).toMatch(/^B-[2-9A-Z]{4}$/);
    const [row] = await bar.rows('SELECT guest_name, guest_email, guest_phone FROM "order"');
    expect(row).toMatchObject({ guest_name: null, guest_email: null, guest_phone: null });
  });

  test('bears the id that the device gave it, and says so in its receipt', async () => {
    const bar = await openApp();
    const id = newOrderId();
    const { body, headers } = await placeOrder(createBrowser(bar), lemonades(), { id });
    expect(body).toMatchObject({ mutationId: id, orderId: id });
    expect(headers.get('X-BB-Replay')).toBe('0');
    expect(Number(headers.get('X-BB-Seq'))).toBe(bar.deps.gateway.headSeq());
  });

  test('remembers when the guest tapped and when the bar heard of it', async () => {
    const bar = await openApp();
    await placeOrder(createBrowser(bar), lemonades(), { ageMs: 240_000 });
    const [row] = await bar.rows('SELECT placed_at, received_at FROM "order"');
    expect(row?.received_at).toBe(bar.clock.now());
    expect(row?.placed_at).toBe(bar.clock.now() - 240_000);
  });

  test('given before opening time is prepared from opening time', async () => {
    const bar = await openApp({ startAt: Date.parse('2026-07-04T13:30:00+03:00') });
    const { body } = await placeOrder(createBrowser(bar), lemonades());
    expect(body.preparedFrom).toBe('2026-07-04T12:00:00.000Z');
  });

  test('given while the bar is open is prepared at once', async () => {
    const { body } = await placeOrder(createBrowser(await openApp()), lemonades());
    expect(body.preparedFrom).toBeNull();
  });
});
