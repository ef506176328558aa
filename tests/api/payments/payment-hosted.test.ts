import { expect, test } from 'vitest';
import { businessDay } from '../../../src/domain/venue';
import { describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn } from '../../support/bar/test-staff';
import { faultsOfBills } from '../../support/data/test-bills';
import {
  APPROVED,
  booked,
  booking,
  comeBack,
  NO_LIMIT,
  onPage,
  pay,
} from '../../support/payments/hosted-deposit';

const MINUTE = 60_000;

describeOnFile("a deposit on the bank's own page (cases 59 to 65)", (openApp) => {
  test('59: is paid once the bank says so, and stands in the booking and in the books once', async () => {
    const at = await booked(openApp);
    const { url, id, status } = await pay(at);
    expect(status).toBe(200);
    const to = await comeBack(await onPage(url, { card: APPROVED }));
    expect(to).toContain(`/order-success?payment=${id}&key=`);
    expect(await at.bar.payment(id)).toMatchObject({
      state: 'captured',
      amount_kurus: 50_000,
      flow: 'hosted',
    });
    expect(await booking(at)).toMatchObject({
      deposit_paid_by: 'card',
      deposit_paid_at: at.bar.clock.now(),
    });
    for (const books of [
      'SELECT kurus, business_day FROM payment_entry',
      'SELECT amount_kurus AS kurus, business_day FROM financial_transaction',
    ]) {
      expect(await at.bar.rows(books)).toEqual([
        expect.objectContaining({ kurus: 50_000, business_day: '2026-07-04' }),
      ]);
    }
    const key = new URL(to, at.bar.url).searchParams.get('key');
    const read = await at.guest.send(`/api/payment/${id}?key=${key}`);
    expect(read.body).toMatchObject({
      status: 'paid',
      amount: '500.00',
      purpose: 'brunch_deposit',
    });
    expect((await at.guest.send(`/api/payment/${id}?key=${'A'.repeat(43)}`)).status).toBe(404);
    expect((await pay(at)).body.code).toBe('payment.nothing_due');
  });

  test('59: a URL that claims success changes nothing', async () => {
    const at = await booked(openApp);
    const { url, id } = await pay(at);
    const back = new URL(await onPage(url, { card: NO_LIMIT }));
    back.searchParams.set('Rc', '0000');
    expect(await comeBack(back.href)).toContain('/order-failed?reason=insufficient_funds');
    expect(await at.bar.payment(id)).toMatchObject({ state: 'declined' });
    expect(await booking(at)).toMatchObject({ deposit_paid_at: null });
  });

  test.each([
    ['comma_amount', 'captured'],
    ['wrong_amount', 'cancelled'],
  ] as const)('60: with a %s the payment ends as %s', async (kind, state) => {
    const at = await booked(openApp);
    const { url, id } = await pay(at);
    const back = await onPage(url, { card: APPROVED });
    at.bar.fault({ at: 'Query', kind });
    await comeBack(back);
    expect(await at.bar.payment(id)).toMatchObject({ state });
  });

  test('61: a guest who closes the tab after paying has paid', async () => {
    const at = await booked(openApp);
    const { url, id } = await pay(at);
    await onPage(url, { card: APPROVED });
    await at.bar.later(16 * MINUTE);
    expect(await at.bar.payment(id)).toMatchObject({ state: 'captured' });
    expect(await booking(at)).toMatchObject({ deposit_paid_by: 'card' });
  });

  test('62: money that comes after we gave up goes back', async () => {
    const at = await booked(openApp);
    const { url, id } = await pay(at);
    await at.bar.later(66 * MINUTE);
    expect(await at.bar.payment(id)).toMatchObject({ state: 'expired' });
    const to = await comeBack(await onPage(url, { card: APPROVED }));
    expect(to).toContain('/order-failed?reason=returned');
    expect(await at.bar.payment(id)).toMatchObject({ state: 'cancelled', is_late: 1 });
    expect(await booking(at)).toMatchObject({ deposit_paid_at: null });
    expect(at.bar.bank.sales()[0]).toMatchObject({ isCanceled: true });
  });

  test('62: nobody comes back: the sweeper finds the late money', async () => {
    const at = await booked(openApp);
    const { url, id } = await pay(at);
    await at.bar.later(66 * MINUTE);
    await onPage(url, { card: APPROVED });
    await at.bar.later(61 * MINUTE);
    expect(await at.bar.payment(id)).toMatchObject({ state: 'cancelled', is_late: 1 });
  });

  test('63: guests are never sent to a host that is not the bank', async () => {
    const at = await booked(openApp);
    at.bar.fault({ at: 'CreateToken', kind: 'foreign_page' });
    const { status, id } = await pay(at);
    expect(status).toBe(503);
    expect(await at.bar.payment(id)).toMatchObject({
      state: 'failed',
      result_code: 'foreign_page',
    });
  });

  test("64: one payment's token does not pay for another one", async () => {
    const at = await booked(openApp);
    const { url, id } = await pay(at);
    const back = await onPage(url, { card: APPROVED });
    at.bar.fault({ at: 'Query', kind: 'comma_amount', fields: { TransactionId: 'SOMEBODYELSES' } });
    await comeBack(back);
    expect(await at.bar.payment(id)).toMatchObject({ state: 'cancelled', reason: 'returned' });
  });

  test('42: a second attempt for the same booking is led to the page that is open', async () => {
    const at = await booked(openApp);
    const both = await Promise.all([pay(at), pay(at)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [open, other] = [
      both.find((one) => one.status === 200),
      both.find((one) => one.status === 409),
    ];
    expect(other?.body).toMatchObject({ code: 'payment.in_progress', paymentId: open?.id });
    const third = await pay(at);
    expect(third.url).toBe(open?.url);
  });

  test('a guest who turns back learns that nothing was paid, and may go on', async () => {
    const at = await booked(openApp);
    const { url, id } = await pay(at);
    const to = await comeBack(await onPage(url, { cancel: '1' }));
    expect(to).toContain('/order-failed?reason=cancelled_by_customer');
    expect(await at.bar.payment(id)).toMatchObject({ state: 'awaiting_hosted' });
    await comeBack(await onPage(url, { card: APPROVED }));
    expect(await at.bar.payment(id)).toMatchObject({ state: 'captured' });
  });

  test('a booking that was cancelled meanwhile is refunded automatically', async () => {
    const at = await booked(openApp);
    const { url, id } = await pay(at);
    await at.bar.rows(
      `UPDATE brunch_reservation SET status = 'cancelled' WHERE id = '${at.reservationId}'`,
    );
    await comeBack(await onPage(url, { card: APPROVED }));
    expect(await at.bar.payment(id)).toMatchObject({ state: 'cancelled', attention: null });
    expect(await booking(at)).toMatchObject({ deposit_paid_at: null });
  });

  test('a deposit that went back is due again; a part of it is not', async () => {
    const at = await booked(openApp);
    const manager = await signIn(at.bar, 'manager');
    const { url, id } = await pay(at);
    await comeBack(await onPage(url, { card: APPROVED }));
    const refund = (amount: number) =>
      manager.send(`/api/admin/payments/${id}/refund`, {
        body: { reason: 'Their plans changed', amount },
      });
    await refund(100);
    expect(await booking(at)).toMatchObject({ deposit_paid_by: 'card' });
    await refund(400);
    expect(await booking(at)).toMatchObject({ deposit_paid_at: null, deposit_paid_by: null });
    for (const books of [
      'kurus) AS kurus FROM payment_entry',
      'amount_kurus) AS kurus FROM financial_transaction',
    ]) {
      const [sum] = await at.bar.rows(`SELECT sum(${books}`);
      expect(sum).toMatchObject({ kurus: 0 });
    }
  });

  test('a deposit that is paid or goes back after the party came changes its bill', async () => {
    const at = await booked(openApp);
    const manager = await signIn(at.bar, 'manager');
    const { url, id } = await pay(at);
    await at.bar.rows(
      `UPDATE brunch_reservation SET status = 'confirmed', service_day = '${businessDay(at.bar.clock.now())}'`,
    );
    const drink = { method: 'PATCH', body: { isServed: true, isEarly: true } };
    await manager.send(`/api/admin/brunch-reservations/${at.reservationId}/first-drink`, drink);
    const paid = async () => {
      const [bill] = await at.bar.rows('SELECT paid_kurus / 100 AS lira FROM bill');
      return bill?.lira;
    };
    expect(await paid()).toBe(0);
    await comeBack(await onPage(url, { card: APPROVED }));
    expect(await paid()).toBe(500);
    for (const [amount, left] of [
      [100, 400],
      [400, 0],
    ]) {
      const body = { reason: 'Their plans changed', amount };
      await manager.send(`/api/admin/payments/${id}/refund`, { body });
      expect(await paid()).toBe(left);
    }
    const held = `SELECT coalesce(sum(case when type = 'tender' then -amount_kurus else amount_kurus end), 0) AS kurus
      FROM financial_transaction`;
    expect(await at.bar.rows(held)).toEqual([{ kurus: 0 }]);
    expect(await faultsOfBills(at.bar)).toEqual([]);
  });

  test("nobody pays for somebody else's booking without its link", async () => {
    const at = await booked(openApp);
    const stranger = { ...at, guest: createBrowser(at.bar) };
    expect((await pay(stranger)).status).toBe(404);
    const read = await at.guest.send(`/api/brunch-reservations/${at.reservationId}`);
    const { manageUrl } = read.body.reservation as { manageUrl: string };
    const key = new URL(manageUrl, at.bar.url).searchParams.get('key');
    const { status } = await stranger.guest.send('/api/payment/vakifbank/process', {
      body: { reservationId: at.reservationId, key },
    });
    expect(status).toBe(200);
  });
});
