import { expect, test } from 'vitest';
import type { PaymentState } from '../../../src/domain/payments/payment-state';
import { OVER_STATES, PAYMENT_STATES } from '../../../src/domain/payments/payment-state';
import { describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn } from '../../support/bar/test-staff';
import { newOrderId } from '../../support/data/test-orders';
import { APPROVED, booked, booking, onPage, pay } from '../../support/payments/hosted-deposit';
import { openPaymentBar } from '../../support/payments/payment-bar';

const HOUR = 60 * 60_000;

describeOnFile('a payment that the bank left open for a day', (openApp) => {
  async function leftOpen({ isPaid = true } = {}) {
    const at = await booked(openApp);
    const { url, id } = await pay(at);
    if (isPaid) await onPage(url, { card: APPROVED });
    await at.bar.rows(
      `UPDATE payment SET state = 'manual_review', next_check_at = NULL WHERE id = '${id}'`,
    );
    const manager = await signIn(at.bar, 'manager');
    const decide = (decision: string, by = manager, mutationId = newOrderId()) =>
      by.send(`/api/admin/payments/${id}/decide`, {
        body: { decision, reason: "Seen in the bank's panel" },
        headers: { 'Idempotency-Key': mutationId },
      });
    return { at, id, decide, manager };
  }

  test('is kept as paid: deposit, ledger and audit say so, once', async () => {
    const { at, id, decide } = await leftOpen();
    const mutationId = newOrderId();
    for (let n = 0; n < 2; n += 1) {
      const { status, body } = await decide('keep', undefined, mutationId);
      expect([status, (body.payment as { state: string }).state]).toEqual([200, 'captured']);
    }
    expect(await booking(at)).toMatchObject({ deposit_paid_by: 'card' });
    for (const books of ['payment_entry', 'financial_transaction']) {
      expect(await at.bar.rows(`SELECT * FROM ${books}`)).toHaveLength(1);
    }
    const audit = await at.bar.rows(`SELECT pk, after FROM audit WHERE action = 'payment.decide'`);
    expect(audit).toEqual([
      { pk: id, after: JSON.stringify({ reason: "Seen in the bank's panel", decision: 'keep' }) },
    ]);
  });

  test.each([
    [false, 'cancelled'],
    [true, 'refunded'],
  ])('goes back, whether the bank has closed its day: %s', async (isClosed, state) => {
    const { at, id, decide } = await leftOpen();
    if (isClosed) at.bar.bank.closeBatch();
    expect((await decide('return')).body.payment).toMatchObject({ state });
    expect(await booking(at)).toMatchObject({ deposit_paid_at: null });
    expect(await at.bar.rows('SELECT * FROM financial_transaction')).toEqual([]);
    const [operation] = await at.bar.rows(
      `SELECT staff_id FROM payment_operation WHERE payment_id = '${id}' AND kind <> 'sale'`,
    );
    expect(operation?.staff_id).not.toBeNull();
  });

  test('whose sale the bank does not know stays open, with a reason why', async () => {
    const { at, id, decide } = await leftOpen({ isPaid: false });
    const { status, body } = await decide('return');
    expect([status, body.code]).toEqual([409, 'payment.not_returnable']);
    expect(await at.bar.payment(id)).toMatchObject({ state: 'manual_review' });
  });

  test('is closed as not paid: the guest can pay again', async () => {
    const { at, decide } = await leftOpen({ isPaid: false });
    expect((await decide('close')).body.payment).toMatchObject({ state: 'declined' });
    expect((await pay(at)).status).toBe(200);
  });

  test('is decided by managers and above only', async () => {
    const { at, decide } = await leftOpen();
    expect((await decide('keep', await signIn(at.bar, 'staff'))).status).toBe(403);
    expect((await decide('other')).status).toBe(400);
  });

  test('with money in the ledger is kept or returned, but not closed as unpaid', async () => {
    const { at, id, decide, manager } = await leftOpen();
    await decide('keep');
    await at.bar.rows(`UPDATE payment SET state = 'manual_review' WHERE id = '${id}'`);
    const { body } = await manager.send('/api/admin/payments');
    expect(body.payments).toMatchObject([{ decisions: ['keep', 'return'] }]);
    expect((await decide('close')).status).toBe(409);
    expect((await decide('keep')).body.payment).toMatchObject({ state: 'captured' });
    expect(await at.bar.rows('SELECT * FROM payment_entry')).toHaveLength(1);
  });
});

describeOnFile('a payment in any state', (openApp) => {
  const SETTLED: readonly PaymentState[] = [...OVER_STATES, 'captured', 'partially_refunded'];

  test.each([
    ['hosted', 'knows nothing', 'not_found'],
    ['hosted', 'cannot be asked', 'http_500'],
    ['direct', 'knows nothing', 'not_found'],
    ['direct', 'cannot be asked', 'http_500'],
  ] as const)(
    '%s, of a bank that %s, is settled, asked about or for staff to decide after two days',
    async (flow, _, kind) => {
      const bar = await openPaymentBar(openApp);
      const guest = createBrowser(bar);
      for (const state of PAYMENT_STATES) {
        const id = newOrderId();
        const sent = await guest.send('/api/payment/vakifbank/process', {
          body: { amount: 100 },
          headers: { 'Idempotency-Key': id },
        });
        expect(sent.status).toBe(200);
        const token = flow === 'direct' ? ', token = NULL' : '';
        await bar.rows(
          `UPDATE payment SET state = '${state}', flow = '${flow}'${token}, next_check_at = ${bar.clock.now()}
           WHERE id = '${id}'`,
        );
      }
      for (const at of ['Search', 'Query', 'Cancel', 'Refund', 'Reversal'] as const) {
        if (kind === 'http_500' || at === 'Search') bar.fault({ at, kind, times: 9_999 });
      }
      for (let n = 0; n < 18; n += 1) await bar.later(n < 8 ? HOUR / 6 : 5 * HOUR);
      const manager = await signIn(bar, 'manager');
      const { body } = await manager.send('/api/admin/payments?limit=100');
      const rows = await bar.rows('SELECT id, next_check_at FROM payment');
      const asked = new Set(rows.filter((row) => row.next_check_at !== null).map(({ id }) => id));
      type Read = { id: string; state: PaymentState; decisions: string[] };
      const stuck = (body.payments as Read[]).filter(
        ({ id, state, decisions }) =>
          !SETTLED.includes(state) && !asked.has(id) && decisions.length === 0,
      );
      expect((body.payments as Read[]).length).toBe(PAYMENT_STATES.length);
      expect(stuck).toEqual([]);
    },
  );
});
