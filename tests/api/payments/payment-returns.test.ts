import { expect, test } from 'vitest';
import type { OpenApp } from '../../support/bar/test-app';
import { describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import type { PaymentBar } from '../../support/payments/payment-bar';
import { cardBody, openPaymentBar, payByCard } from '../../support/payments/payment-bar';

const REASON = 'Guest left early';
const MINUTE = 60_000;

type Desk = { bar: PaymentBar; manager: TestStaff; id: string };

/** Creates a captured payment of 100 lira and a manager. */
async function desk(openApp: OpenApp, state?: string): Promise<Desk> {
  const bar = await openPaymentBar(openApp);
  const manager = await signIn(bar, 'manager');
  const { id, row } = await payByCard(bar, cardBody(undefined, { amount: '100.00' }));
  expect(row.state).toBe('captured');
  if (state) await bar.rows(`UPDATE payment SET state = '${state}' WHERE id = '${id}'`);
  return { bar, manager, id };
}

function cancel({ manager, id }: Desk) {
  return manager.send(`/api/admin/payments/${id}/cancel`, { body: { reason: REASON } });
}

function refund({ manager, id }: Desk, amount: number | string, by = manager) {
  return by.send(`/api/admin/payments/${id}/refund`, { body: { reason: REASON, amount } });
}

async function entries({ bar }: Desk): Promise<unknown[]> {
  const rows = await bar.rows('SELECT type, kurus FROM payment_entry ORDER BY at, rowid');
  return rows.map(({ type, kurus }) => [type, kurus]);
}

describeOnFile('giving a card payment back (cases 43 to 48)', (openApp) => {
  test('43: cancelled on the same evening, and a second cancel finds it done', async () => {
    const at = await desk(openApp);
    const { status, body } = await cancel(at);
    expect([status, (body.payment as { state: string }).state]).toEqual([200, 'cancelled']);
    expect((await cancel(at)).status).toBe(200);
    expect(await entries(at)).toEqual([
      ['capture', 10_000],
      ['cancel', -10_000],
    ]);
    expect(at.bar.bank.sales()[0]).toMatchObject({ isCanceled: true });
    expect(
      await at.bar.rows(`SELECT actor, after FROM audit WHERE action = 'payment.cancel'`),
    ).toEqual([
      expect.objectContaining({
        actor: at.manager.user.id,
        after: JSON.stringify({ reason: REASON }),
      }),
    ]);
  });

  test('43: what the bank has cancelled already counts as cancelled', async () => {
    const at = await desk(openApp);
    at.bar.fault({ at: 'Cancel', kind: 'code', value: '1083' });
    expect((await cancel(at)).status).toBe(200);
    expect(await at.bar.payment(at.id)).toMatchObject({ state: 'cancelled' });
  });

  test('44: after the bank has closed its day a cancel is refused, and a refund works', async () => {
    const at = await desk(openApp);
    at.bar.bank.closeBatch();
    const { status, body } = await cancel(at);
    expect([status, body.code]).toEqual([409, 'payment.batch_closed']);
    expect(await at.bar.payment(at.id)).toMatchObject({ state: 'captured' });
    expect((await refund(at, 100)).status).toBe(200);
    expect(await at.bar.payment(at.id)).toMatchObject({ state: 'refunded' });
  });

  test('45: refunded by parts up to what was paid, and not a kuruş further', async () => {
    const at = await desk(openApp);
    expect((await refund(at, '30.00')).body.payment).toMatchObject({
      state: 'partially_refunded',
      refundable: '70.00',
    });
    const tooMuch = await refund(at, '70.01');
    expect([tooMuch.status, tooMuch.body.code]).toEqual([422, 'payment.too_much']);
    expect((await refund(at, 70)).body.payment).toMatchObject({ state: 'refunded' });
    expect((await refund(at, 1)).status).toBe(409);
    expect(at.bar.bank.sales()[0]).toMatchObject({ refundedMinor: 10_000 });
    expect(await entries(at)).toEqual([
      ['capture', 10_000],
      ['refund', -3_000],
      ['refund', -7_000],
    ]);
  });

  test.each([0, -1, '1e3', '5,5', '0.001'])('45: %s is no amount', async (amount) => {
    const at = await desk(openApp);
    expect((await refund(at, amount)).body.code).toBe('payment.amount_invalid');
  });

  test('46: two managers at once refund once', async () => {
    const at = await desk(openApp);
    const other = await signIn(at.bar, 'admin');
    const both = await Promise.all([refund(at, 100), refund(at, 100, other)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(at.bar.bank.sales()[0]).toMatchObject({ refundedMinor: 10_000 });
  });

  test.each([
    ['drop_after_commit', 'refunded'],
    ['drop_before_commit', 'captured'],
  ] as const)('47: a refund with %s is asked for and ends as %s', async (kind, state) => {
    const at = await desk(openApp);
    at.bar.fault({ at: 'Refund', kind });
    expect((await refund(at, 100)).body.payment).toMatchObject({
      state: 'op_unknown',
      isUnresolved: true,
    });
    for (let n = 0; n < 4; n += 1) await at.bar.later(MINUTE);
    expect(await at.bar.payment(at.id)).toMatchObject({ state });
    expect(at.bar.bank.sales()[0]?.refundedMinor).toBe(state === 'refunded' ? 10_000 : 0);
  });

  test('47: a cancel whose response is lost is found at the bank', async () => {
    const at = await desk(openApp);
    at.bar.fault({ at: 'Cancel', kind: 'drop_after_commit' });
    await cancel(at);
    await at.bar.later(MINUTE);
    expect(await at.bar.payment(at.id)).toMatchObject({ state: 'cancelled' });
  });

  test('48: only managers give money back; nobody else reaches the bank', async () => {
    const at = await desk(openApp);
    const waiter = await signIn(at.bar, 'staff');
    expect((await refund(at, 100, waiter)).status).toBe(403);
    const path = `/api/admin/payments/${at.id}/refund`;
    const stranger = await createBrowser(at.bar).send(path, {
      body: { reason: REASON, amount: 1 },
    });
    expect(stranger.status).toBe(401);
    expect(at.bar.bank.transactions.size).toBe(1);
    const one = await waiter.send('/api/admin/payments');
    expect(one.body).toMatchObject({ payments: [], unresolved: 0, takenToday: null });
    const all = await at.manager.send('/api/admin/payments');
    expect(all.body).toMatchObject({ takenToday: '100.00' });
  });

  test('a payment that needed a look is resolved with a reason', async () => {
    const at = await desk(openApp);
    await at.bar.rows(`UPDATE payment SET attention = 'bank_differs' WHERE id = '${at.id}'`);
    const list = await at.manager.send('/api/admin/payments?state=unresolved');
    expect(list.body).toMatchObject({ unresolved: 1 });
    const path = `/api/admin/payments/${at.id}/resolve`;
    const resolved = await at.manager.send(path, { body: { reason: REASON } });
    expect(resolved.body.payment).toMatchObject({ isUnresolved: false, attention: null });
  });
});
