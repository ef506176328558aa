import { expect, test } from 'vitest';
import { reconcilePayments } from '../../../server/usecases/payments/check-payment';
import { describeOnFile } from '../../support/bar/test-app';
import { until } from '../../support/bar/until';
import type { PaymentBar } from '../../support/payments/payment-bar';
import {
  authenticate,
  cardBody,
  openPaymentBar,
  payByCard,
  SHORT_MS,
  start,
  submit,
} from '../../support/payments/payment-bar';

const SECOND = 1_000;
const MINUTE = 60_000;

/** Advances the clock past all status queries. */
async function untilSettled(bar: PaymentBar, id: string): Promise<Record<string, unknown>> {
  for (const ms of [3 * SECOND, 10 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 60 * MINUTE]) {
    await bar.later(ms);
  }
  return bar.payment(id);
}

describeOnFile('the sale of a card payment (cases 31 to 42)', (openApp) => {
  test.each([
    ['0051', 'insufficient_funds'],
    ['0005', 'card_declined'],
    ['0093', 'card_declined'],
    ['0312', 'card_details'],
    ['0059', 'card_declined'],
  ])('31: %s is declined as %s, without a word of the bank', async (value, reason) => {
    const bar = await openPaymentBar(openApp);
    bar.fault({ at: 'Sale', kind: 'code', value });
    const { row, to } = await payByCard(bar);
    expect(row).toMatchObject({ state: 'declined', reason, result_code: value });
    expect(to).not.toMatch(/BAŞARI|ResultDetail/);
  });

  test('32: a sale whose response is lost is found at the bank: one charge', async () => {
    const bar = await openPaymentBar(openApp);
    const { id, row } = await payByCard(bar, cardBody('4000000000000804'));
    expect(row).toMatchObject({ state: 'unknown', reason: 'under_review' });
    await bar.later(3 * SECOND);
    expect(await bar.payment(id)).toMatchObject({ state: 'captured' });
    expect(bar.bank.sales()).toHaveLength(1);
    expect(await bar.rows('SELECT * FROM payment_entry')).toHaveLength(1);
  });

  test('33: a sale that the bank never got is asked for, reversed and given up', async () => {
    const bar = await openPaymentBar(openApp);
    const { id, row } = await payByCard(bar, cardBody('4000000000000903'));
    expect(row).toMatchObject({ state: 'unknown' });
    expect(await untilSettled(bar, id)).toMatchObject({
      state: 'failed',
      reason: 'temporarily_unavailable',
      next_check_at: null,
    });
    expect(bar.bank.sales()).toEqual([]);
    expect(await bar.rows(`SELECT kind, state FROM payment_operation ORDER BY started_at`)).toEqual(
      [
        expect.objectContaining({ kind: 'sale', state: 'refused' }),
        expect.objectContaining({ kind: 'reversal', state: 'done' }),
      ],
    );
    expect((await payByCard(bar)).row.state).toBe('captured');
  });

  test.each(['http_500', 'html_waf_200', 'truncated_xml', 'doctype_xml', 'huge_body'] as const)(
    '34 and 58: a sale that ends in %s is never a plain decline',
    async (kind) => {
      const bar = await openPaymentBar(openApp);
      bar.fault({ at: 'Sale', kind });
      const { id, row } = await payByCard(bar);
      expect(row).toMatchObject({ state: 'unknown' });
      expect(await untilSettled(bar, id)).toMatchObject({ state: 'failed' });
    },
  );

  test('34: a slow response is a lost one', async () => {
    const bar = await openPaymentBar(openApp, { bank: { saleTimeoutMs: SHORT_MS } });
    bar.fault({ at: 'Sale', kind: 'delay', value: String(SHORT_MS * 2) });
    const { id, row } = await payByCard(bar);
    expect(row).toMatchObject({ state: 'unknown' });
    await until(() => expect(bar.bank.sales()).toHaveLength(1));
    await bar.later(3 * SECOND);
    expect(await bar.payment(id)).toMatchObject({ state: 'captured' });
  });

  test.each(['1001', '1006', '1061', '1128', '0966', '9999'])(
    '35: %s asks the bank in place of declining',
    async (value) => {
      const bar = await openPaymentBar(openApp);
      bar.fault({ at: 'Sale', kind: 'code', value });
      expect((await payByCard(bar)).row).toMatchObject({
        state: 'unknown',
        reason: 'under_review',
      });
    },
  );

  test('36: found at the third question, it is captured', async () => {
    const bar = await openPaymentBar(openApp);
    const { id } = await payByCard(bar, cardBody('4000000000000804'));
    bar.fault({ at: 'Search', kind: 'not_found', times: 2 });
    await bar.later(3 * SECOND);
    await bar.later(10 * SECOND);
    expect(await bar.payment(id)).toMatchObject({ state: 'unknown', checks: 2 });
    await bar.later(30 * SECOND);
    expect(await bar.payment(id)).toMatchObject({ state: 'captured' });
  });

  test('37: that the question was understood says nothing about the sale', async () => {
    const bar = await openPaymentBar(openApp);
    const { id } = await payByCard(bar, cardBody('4000000000000804'));
    const [sale] = bar.bank.sales();
    if (sale) sale.resultCode = '0051';
    await bar.later(3 * SECOND);
    expect(await bar.payment(id)).toMatchObject({
      state: 'declined',
      reason: 'insufficient_funds',
    });
  });

  test('38: of two rows the successful one of our transaction counts', async () => {
    const bar = await openPaymentBar(openApp);
    const { id } = await payByCard(bar, cardBody('4000000000000804'));
    bar.fault({ at: 'Search', kind: 'extra_row' });
    await bar.later(3 * SECOND);
    expect(await bar.payment(id)).toMatchObject({ state: 'captured' });
  });

  test.each(['wrong_amount', 'wrong_order', 'wrong_currency', 'not_secure'] as const)(
    '39: an approval with a %s is taken back at once',
    async (kind) => {
      const bar = await openPaymentBar(openApp);
      bar.fault({ at: 'Sale', kind });
      const { row } = await payByCard(bar);
      expect(row).toMatchObject({ state: 'cancelled', reason: 'returned' });
      expect(bar.bank.sales().map(({ isCanceled }) => isCanceled)).toEqual([true]);
      expect(await bar.rows('SELECT * FROM payment_entry')).toEqual([]);
    },
  );

  test('40: a payment that nobody carries on is settled by the sweeper, on two runs at once too', async () => {
    const bar = await openPaymentBar(openApp);
    const { id } = await payByCard(bar);
    await bar.rows(
      `UPDATE payment SET state = 'capturing', captured_at = NULL, next_check_at = 0 WHERE id = '${id}'`,
    );
    await Promise.all([reconcilePayments(bar.deps), reconcilePayments(bar.deps)]);
    await bar.later(3 * SECOND);
    expect(await bar.payment(id)).toMatchObject({ state: 'captured' });
    expect(await bar.rows('SELECT * FROM payment_entry')).toHaveLength(1);
    expect(bar.bank.sales()).toHaveLength(1);
  });

  test.each([
    [67, 'short_host_date'],
    [67, 'delay'],
  ] as const)(
    "%i: a sale of New Year's Eve that is found in January (%s) is one of the old year",
    async (_, kind) => {
      const bar = await openPaymentBar(openApp);
      // The time in Turkey is 23:59:30.
      const booked = Date.parse('2026-12-31T20:59:30Z');
      bar.clock.advance(booked - bar.clock.now());
      const { id } = await payByCard(bar, cardBody('4000000000000804'));
      bar.fault({ at: 'Search', kind, value: '1' });
      await bar.later(MINUTE);
      expect(await bar.payment(id)).toMatchObject({ state: 'captured', captured_at: booked });
    },
  );

  test('41: the same id answers the same for the same body, and refuses another one', async () => {
    const bar = await openPaymentBar(openApp);
    const started = await start(bar, cardBody());
    expect((await start(bar, cardBody(), started.id)).body).toEqual(started.body);
    const other = await start(bar, cardBody('5200000000000007'), started.id);
    expect([other.status, other.body.code]).toEqual([409, 'payment.key_reused']);
    await submit(await authenticate(started));
    expect((await start(bar, cardBody(), started.id)).status).toBe(409);
  });
});
