import { expect, test } from 'vitest';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnBoth, describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import { lemonades, placeOrder } from '../../support/data/test-orders';
import { shiftReportOf } from '../../support/data/test-qr-order';

const MINUTE = 60_000;

type QrOrder = ReturnType<typeof shiftReportOf>;

function take(staff: TestStaff, qrOrder: QrOrder, ageMs = 0) {
  const headers = { 'X-BB-Age-Ms': String(ageMs) };
  return staff.send('/api/admin/orders/handover', { body: qrOrder, headers });
}

/** The phone later sends the order without a tablet. */
function sendFromPhone(bar: TestApp, { id, secret, body }: QrOrder, ageMs = 0) {
  return placeOrder(createBrowser(bar), body, { id, secret, ageMs });
}

function rowsOf(bar: TestApp) {
  return bar.rows('SELECT id, placed_at, total_kurus FROM "order"');
}

describeOnBoth('an order handed over by a code', (openApp) => {
  test('is one order whichever device sends it first, and both get the same response', async () => {
    for (const isTabletFirst of [true, false]) {
      const bar = await openApp();
      const staff = await signIn(bar, 'staff');
      const qrOrder = shiftReportOf({ placedAt: bar.clock.now() });
      const byTablet = () => take(staff, qrOrder);
      const byPhone = () => sendFromPhone(bar, qrOrder);
      const [first, second] = isTabletFirst ? [byTablet, byPhone] : [byPhone, byTablet];
      const told = await first();
      bar.clock.advance(MINUTE);
      const again = await second();
      expect([told.status, again.status]).toEqual([201, 201]);
      expect(again.text).toBe(told.text);
      expect(told.body).toMatchObject({ mutationId: qrOrder.id, orderId: qrOrder.id });
      expect(await rowsOf(bar)).toMatchObject([{ id: qrOrder.id, total_kurus: 36_000 }]);
    }
  });

  test('is one order when both arrive in one moment, again and again', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const qrOrder = shiftReportOf({ placedAt: bar.clock.now() });
    const sendings = Array.from({ length: 5 }, () => [
      take(staff, qrOrder),
      sendFromPhone(bar, qrOrder),
    ]);
    const responses = await Promise.all(sendings.flat());
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(await rowsOf(bar)).toHaveLength(1);
  });

  test('belongs to its guest: their secret opens and cancels it', async () => {
    const bar = await openApp();
    const qrOrder = shiftReportOf({ placedAt: bar.clock.now() });
    await take(await signIn(bar, 'staff'), qrOrder);
    const guest = createBrowser(bar);
    const path = `/api/orders/${qrOrder.id}`;
    expect((await guest.send(path)).status).toBe(404);
    const headers = { 'X-BB-Secret': qrOrder.secret };
    expect((await guest.send(path, { headers })).status).toBe(200);
  });
});

describeOnFile('an order handed over by a code', (openApp) => {
  test('taken in time may wait on the tablet for hours, and is dated when the guest tapped', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const placedAt = bar.clock.now();
    bar.clock.advance(2 * 60 * MINUTE);
    const { status } = await take(staff, shiftReportOf({ placedAt }), 118 * MINUTE);
    expect(status).toBe(201);
    expect(await rowsOf(bar)).toMatchObject([{ placed_at: placedAt }]);
    const [line] = await bar.rows(
      `SELECT actor, action, done_at, received_at FROM audit WHERE tbl <> 'staff'`,
    );
    const now = bar.clock.now();
    expect(line).toMatchObject({
      actor: staff.user.id,
      action: 'order.handover',
      done_at: now - 118 * MINUTE,
      received_at: now,
    });
  });

  test('that the phone asked for too late is taken all the same', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const qrOrder = shiftReportOf({ placedAt: bar.clock.now() });
    bar.clock.advance(30 * MINUTE);
    expect((await sendFromPhone(bar, qrOrder, 30 * MINUTE)).body.code).toBe('stale_order');
    expect((await take(staff, qrOrder, 29 * MINUTE)).status).toBe(201);
    expect((await sendFromPhone(bar, qrOrder, 31 * MINUTE)).status).toBe(201);
    expect(await rowsOf(bar)).toHaveLength(1);
  });

  test('is refused when anything in it was altered, and the phone’s own order still counts', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const real = shiftReportOf({ placedAt: bar.clock.now() });
    const cheaper = JSON.stringify(lemonades({ totalAmount: '1.00' }));
    const bent: Partial<QrOrder>[] = [
      { body: cheaper },
      { body: JSON.stringify(lemonades({ tableNumber: '13' })) },
      { placedAt: real.placedAt + 1 },
      { secret: 'another-secret-of-mine' },
      { id: shiftReportOf(real).id.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) },
      { signature: real.signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')) },
    ];
    for (const part of bent) {
      const { status, body } = await take(staff, { ...real, ...part });
      expect([status, body.code]).toEqual([422, 'qr_order.tampered']);
    }
    expect(await bar.rows('SELECT mutation_id FROM receipt')).toEqual([]);
    expect(await bar.rows(`SELECT id FROM audit WHERE tbl <> 'staff'`)).toEqual([]);
    expect((await sendFromPhone(bar, real)).status).toBe(201);
  });

  test('signed with forged prices is compared like any other', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const body = JSON.stringify(lemonades({ totalAmount: '1.00' }));
    const response = await take(staff, shiftReportOf({ placedAt: bar.clock.now(), body }));
    expect([response.status, response.body.code]).toEqual([409, 'price_changed']);
    expect(await rowsOf(bar)).toEqual([]);
  });

  test('shown again later, as a picture of it, is refused', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const qrOrder = shiftReportOf({ placedAt: bar.clock.now() });
    bar.clock.advance(11 * MINUTE);
    const late = await take(staff, qrOrder);
    expect([late.status, late.body.code]).toEqual([409, 'qr_order.stale']);
    const ahead = await take(staff, shiftReportOf({ placedAt: bar.clock.now() + 3 * MINUTE }));
    expect(ahead.body.code).toBe('qr_order.stale');
    expect(await rowsOf(bar)).toEqual([]);
  });

  test('with other contents under a known id is refused', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const qrOrder = shiftReportOf({ placedAt: bar.clock.now() });
    await take(staff, qrOrder);
    const { id, placedAt } = qrOrder;
    const other = JSON.stringify(lemonades({ tableNumber: '13' }));
    const sameHolder = await take(staff, shiftReportOf({ id, placedAt, body: other }));
    expect([sameHolder.status, sameHolder.body.code]).toEqual([422, 'key_reused']);
    const stranger = await take(
      staff,
      shiftReportOf({ id, placedAt, secret: 'a-stranger-s-secret-1' }),
    );
    expect(stranger.status).toBe(404);
    expect(await rowsOf(bar)).toHaveLength(1);
  });

  test('with a free dish needs its member, and nothing is kept of the refusal', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const body = JSON.stringify(lemonades({ redeemedItems: [{ originalMenuItemId: 25 }] }));
    const response = await take(staff, shiftReportOf({ placedAt: bar.clock.now(), body }));
    expect(response.body.code).toBe('order.points_need_member');
    expect(await bar.rows('SELECT mutation_id FROM receipt')).toEqual([]);
  });

  test('with a beer to take away is refused by the same law', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const items = [{ originalMenuItemId: 107, quantity: 1, price: '420.00' }];
    const order = { items, totalAmount: '420.00', serviceType: 'collection' };
    const body = JSON.stringify(order);
    const response = await take(staff, shiftReportOf({ placedAt: bar.clock.now(), body }));
    expect(response.body.code).toBe('order.table_only');
  });
});
