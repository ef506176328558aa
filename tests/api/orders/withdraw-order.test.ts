import { expect, test } from 'vitest';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnBoth } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn } from '../../support/bar/test-staff';
import { newOrderId, placeOrder } from '../../support/data/test-orders';
import { QR_ORDER_SECRET, shiftReportOf } from '../../support/data/test-qr-order';

const MINUTE = 60_000;

type QrOrder = ReturnType<typeof shiftReportOf>;

function withdraw(
  bar: TestApp,
  orderId: string,
  { secret = QR_ORDER_SECRET, id = newOrderId() }: { secret?: string; id?: string } = {},
) {
  const headers = { 'X-BB-Secret': secret, 'Idempotency-Key': id };
  return createBrowser(bar).send(`/api/orders/${orderId}/cancel`, {
    body: { withdraw: true },
    headers,
  });
}

async function startWithCode(bar: TestApp) {
  const staff = await signIn(bar, 'staff');
  const qrOrder = shiftReportOf({ placedAt: bar.clock.now() });
  const take = () => staff.send('/api/admin/orders/handover', { body: qrOrder });
  return { qrOrder, take, staff };
}

function sendLate(bar: TestApp, { id, secret, body }: QrOrder, isAgain = false) {
  const headers: Record<string, string> = isAgain ? { 'X-BB-Again': '1' } : {};
  const ageMs = isAgain ? 0 : 30 * MINUTE;
  return placeOrder(createBrowser(bar), body, { id, secret, ageMs, headers });
}

const ordersOf = (bar: TestApp) => bar.rows('SELECT id, status FROM "order"');

describeOnBoth('an order that its guest takes back while only a tablet may have it', (openApp) => {
  test('is refused to the tablet for good, whether the phone had asked for it or not', async () => {
    for (const hasAsked of [true, false]) {
      const bar = await openApp();
      const { qrOrder, take } = await startWithCode(bar);
      if (hasAsked) expect((await sendLate(bar, qrOrder)).body.code).toBe('stale_order');
      const told = await withdraw(bar, qrOrder.id);
      expect([told.status, told.body.status]).toEqual([200, 'cancelled']);
      for (let times = 0; times < 2; times += 1) {
        const brought = await take();
        expect([brought.status, brought.body.code]).toEqual([409, 'order.withdrawn']);
      }
      expect((await sendLate(bar, qrOrder, true)).body.code).toBe('order.withdrawn');
      expect(await ordersOf(bar)).toEqual([]);
      expect(await bar.rows("SELECT id FROM audit WHERE action = 'order.handover'")).toEqual([]);
    }
  });

  test('is cancelled like any other where the tablet was faster', async () => {
    const bar = await openApp();
    const { qrOrder, take } = await startWithCode(bar);
    expect((await take()).status).toBe(201);
    expect((await withdraw(bar, qrOrder.id)).status).toBe(200);
    expect(await ordersOf(bar)).toMatchObject([{ status: 'cancelled' }]);
  });

  test('is one order or none when both arrive in one moment', async () => {
    const bar = await openApp();
    const { qrOrder, take } = await startWithCode(bar);
    const [brought, told] = await Promise.all([take(), withdraw(bar, qrOrder.id)]);
    expect(told.status).toBe(200);
    const left = await ordersOf(bar);
    expect(left).toEqual(brought.status === 201 ? [{ id: qrOrder.id, status: 'cancelled' }] : []);
  });

  test('gets one response however often it is asked for; a stranger withdraws no existing order', async () => {
    const bar = await openApp();
    const { qrOrder, take } = await startWithCode(bar);
    const id = newOrderId();
    const own = shiftReportOf({ placedAt: bar.clock.now() });
    const first = await withdraw(bar, own.id, { id });
    expect((await withdraw(bar, own.id, { id })).text).toBe(first.text);
    await take();
    const secret = 'a-stranger-s-secret-1';
    expect((await withdraw(bar, qrOrder.id, { secret })).status).toBe(404);
    expect(await ordersOf(bar)).toMatchObject([{ status: 'pending' }]);
  });

  test('without that wish an unknown order stays unknown', async () => {
    const bar = await openApp();
    const path = `/api/orders/${newOrderId()}/cancel`;
    const headers = { 'X-BB-Secret': QR_ORDER_SECRET };
    expect((await createBrowser(bar).send(path, { body: {}, headers })).status).toBe(404);
  });
});

describeOnBoth('a second yes to an order that had grown too old', (openApp) => {
  test('accepts that order, once, and the tablet gets the same response', async () => {
    const bar = await openApp();
    const { qrOrder, take } = await startWithCode(bar);
    expect((await sendLate(bar, qrOrder)).body.code).toBe('stale_order');
    const taken = await sendLate(bar, qrOrder, true);
    expect(taken.status).toBe(201);
    expect((await take()).text).toBe(taken.text);
    expect((await sendLate(bar, qrOrder, true)).text).toBe(taken.text);
    expect(await ordersOf(bar)).toHaveLength(1);
  });

  test('is needed: a repetition that comes late without it is refused as before', async () => {
    const bar = await openApp();
    const { qrOrder } = await startWithCode(bar);
    await sendLate(bar, qrOrder);
    const { id, secret, body } = qrOrder;
    const late = await placeOrder(createBrowser(bar), body, { id, secret, ageMs: 0 });
    expect(late.body.code).toBe('stale_order');
  });
});
