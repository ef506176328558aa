import { expect, test } from 'vitest';
import { describeOnBoth } from '../../support/bar/test-app';
import type { TestBrowser } from '../../support/bar/test-browser';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn } from '../../support/bar/test-staff';
import { lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';

const SECRET = 'c2VjcmV0LW9mLXRoZS1vcmRlcg';
const OTHER_SECRET = 'YW5vdGhlci1vcmRlcnMtc2VjcmV0';

function cancel(browser: TestBrowser, orderId: unknown, headers: Record<string, string> = {}) {
  return browser.send(`/api/orders/${orderId}/cancel`, { body: {}, headers });
}

describeOnBoth('an order', (openApp) => {
  test('is read with its secret, by the browser that placed it, and by staff', async () => {
    const bar = await openApp();
    const own = createBrowser(bar);
    const id = newOrderId();
    await placeOrder(own, lemonades({ guestName: 'Ada' }), { id, secret: SECRET });
    const path = `/api/orders/${id}`;
    const staff = await signIn(bar, 'staff');
    const reads = [
      await own.send(path),
      await createBrowser(bar).send(path, { headers: { 'X-BB-Secret': SECRET } }),
      await createBrowser(bar).send(path, { headers: { authorization: staff.authorization } }),
    ];
    for (const { status, body } of reads) {
      expect(status).toBe(200);
      expect(body.order).toMatchObject({ id, totalAmount: '360.00', guestName: 'Ada', v: 1 });
      expect(body.order).not.toHaveProperty('deliveryAddress');
    }
  });

  test('is no longer read by a browser that was told to forget its guest', async () => {
    const bar = await openApp();
    const browser = createBrowser(bar);
    const id = newOrderId();
    await placeOrder(browser, lemonades(), { id, secret: SECRET });
    const { status } = await browser.send('/api/device', { method: 'DELETE' });
    expect(status).toBe(200);
    expect((await browser.send(`/api/orders/${id}`)).status).toBe(404);
    const headers = { 'X-BB-Secret': SECRET };
    expect((await browser.send(`/api/orders/${id}`, { headers })).status).toBe(200);
  });

  test('looks to everybody else as if there were none', async () => {
    const bar = await openApp();
    const id = newOrderId();
    await placeOrder(createBrowser(bar), lemonades(), { id, secret: SECRET });
    const stranger = createBrowser(bar);
    await placeOrder(stranger, lemonades());
    const path = `/api/orders/${id}`;
    const unknown = await stranger.send(`/api/orders/${newOrderId()}`);
    const attempts = [
      await stranger.send(path),
      await stranger.send(path, { headers: { 'X-BB-Secret': OTHER_SECRET } }),
      await stranger.send(path, { headers: { authorization: `Bearer ${'x'.repeat(43)}` } }),
      await stranger.send('/api/orders/1%27%20OR%201'),
    ];
    expect(unknown.status).toBe(404);
    expect(attempts.map(({ status, text }) => [status, text])).toEqual(
      attempts.map(() => [404, unknown.text]),
    );
  });

  test('is cancelled by its guest while it is pending, once', async () => {
    const bar = await openApp();
    const browser = createBrowser(bar);
    const id = newOrderId();
    await placeOrder(browser, lemonades(), { id, secret: SECRET });
    const headers = { 'Idempotency-Key': newOrderId(), 'X-BB-Secret': SECRET };
    const first = await cancel(browser, id, headers);
    const again = await cancel(browser, id, headers);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ orderId: id, status: 'cancelled' });
    expect(again.text).toBe(first.text);
    const { body } = await browser.send(`/api/orders/${id}`);
    expect(body.order).toMatchObject({ status: 'cancelled', statusBy: null, v: 2 });
  });

  test('is not cancelled any more once the bar has confirmed it', async () => {
    const bar = await openApp();
    const browser = createBrowser(bar);
    const { body } = await placeOrder(browser, lemonades());
    await (await signIn(bar, 'staff')).move(body.orderId, { status: 'confirmed' });
    const late = await cancel(browser, body.orderId);
    expect([late.status, late.body.code, late.body.status]).toEqual([
      409,
      'order.not_cancellable',
      'confirmed',
    ]);
  });

  test('is not cancelled by anybody else', async () => {
    const bar = await openApp();
    const id = newOrderId();
    await placeOrder(createBrowser(bar), lemonades(), { id });
    const stranger = createBrowser(bar);
    await placeOrder(stranger, lemonades());
    const attempts = [
      await cancel(stranger, id),
      await cancel(createBrowser(bar), id),
      await cancel(createBrowser(bar), id, { 'X-BB-Secret': OTHER_SECRET }),
      // The mutation's id is the order's id, from which the cookie derives.
      await cancel(createBrowser(bar), id, { 'Idempotency-Key': id }),
    ];
    expect(attempts.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const [row] = await bar.rows(`SELECT status FROM "order" WHERE id = '${id}'`);
    expect(row?.status).toBe('pending');
  });

  test('is either cancelled by the guest or confirmed by the bar, never both', async () => {
    const bar = await openApp();
    const browser = createBrowser(bar);
    const staff = await signIn(bar, 'staff');
    const { body } = await placeOrder(browser, lemonades());
    const [cancelled, confirmed] = await Promise.all([
      cancel(browser, body.orderId),
      staff.move(body.orderId, { status: 'confirmed', from: 'pending' }),
    ]);
    expect([cancelled.status, confirmed.status].sort()).toEqual([200, 409]);
  });
});
