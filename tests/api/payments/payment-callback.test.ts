import { expect, test } from 'vitest';
import { describeOnFile } from '../../support/bar/test-app';
import { keepLog } from '../../support/kept-log';
import type { Form } from '../../support/payments/bank-forms';
import type { PaymentBar } from '../../support/payments/payment-bar';
import {
  authenticate,
  cardBody,
  openPaymentBar,
  payByCard,
  start,
  submit,
} from '../../support/payments/payment-bar';

const MINUTE = 60_000;
const HASHED = ['PurchAmount', 'PurchCurrency', 'MerchantId', 'Eci', 'Cavv'];

/** Generates the bank's callback with some altered fields. */
async function callback(bar: PaymentBar, fields: Record<string, string>, body = cardBody()) {
  const started = await start(bar, body);
  const form = await authenticate(started);
  await submit({ ...form, fields: { ...form.fields, ...fields } });
  return bar.payment(started.id);
}

function unsigned(form: Form, sig: string): Form {
  const url = new URL(form.action);
  url.searchParams.set('sig', sig);
  return { ...form, action: url.href };
}

describeOnFile('the way back from the card issuer (cases 15 to 30)', (openApp) => {
  test.each(['', 'AAAA', 'A'.repeat(43)])(
    '15: a callback signed "%s" changes nothing',
    async (sig) => {
      const bar = await openPaymentBar(openApp);
      const started = await start(bar, cardBody());
      const { status, to } = await submit(unsigned(await authenticate(started), sig));
      expect([status, to]).toEqual([303, '/order-failed']);
      expect(await bar.payment(started.id)).toMatchObject({ state: 'awaiting_3ds', v: 2 });
    },
  );

  test('16: the bank refuses an invented CAVV, and staff see it', async () => {
    const bar = await openPaymentBar(openApp, { bank: { hashCheck: 'off' } });
    const row = await callback(bar, { Cavv: 'AAABBBCCCDDDEEEFFFGGGHHHIII=' });
    expect(row).toMatchObject({ state: 'failed', result_code: '1117', attention: 'tampered' });
    expect(bar.bank.sales()).toEqual([]);
  });

  test("17: one payment's data at another payment's address are refused", async () => {
    const bar = await openPaymentBar(openApp);
    const [first, second] = [await start(bar, cardBody()), await start(bar, cardBody())];
    const [one, other] = [await authenticate(first), await authenticate(second)];
    await submit({ action: other.action, fields: one.fields });
    expect(await bar.payment(second.id)).toMatchObject({ state: 'failed', attention: 'tampered' });
    expect(bar.bank.sales()).toEqual([]);
  });

  test.each([
    [18, { MerchantId: '000000000000043' }],
    [19, { PurchAmount: '1' }],
    [21, { PurchCurrency: '840' }],
    [22, { InstallmentCount: '3' }],
    [22, { SessionInfo: 'X' }],
    [22, { Pan: '4000000000009999' }],
    [22, { Eci: '02' }],
  ])('%i: an altered %o is refused before any sale', async (_, fields) => {
    const bar = await openPaymentBar(openApp, { bank: { hashCheck: 'off' } });
    expect(await callback(bar, fields)).toMatchObject({ state: 'failed', attention: 'tampered' });
    expect(bar.bank.transactions.size).toBe(0);
  });

  test.each([
    ['10050', 'captured'],
    ['100.50', 'captured'],
    ['100,50', 'captured'],
    ['1.000,50', 'failed'],
    ['100.5', 'failed'],
    ['1e4', 'failed'],
    ['10051', 'failed'],
    ['', 'failed'],
  ])('20: the amount "%s" leads to %s', async (PurchAmount, state) => {
    const bar = await openPaymentBar(openApp, { bank: { hashCheck: 'off' } });
    expect(await callback(bar, { PurchAmount })).toMatchObject({ state });
  });

  test.each([
    ['off', 'right', 'captured'],
    ['off', 'altered', 'captured'],
    ['log', 'right', 'captured'],
    ['log', 'altered', 'captured'],
    ['log', 'absent', 'captured'],
    ['enforce', 'right', 'captured'],
    ['enforce', 'altered', 'failed'],
    ['enforce', 'absent', 'failed'],
  ] as const)('23: in mode %s a hash that is %s leads to %s', async (hashCheck, hash, state) => {
    const log = keepLog();
    const bar = await openPaymentBar(openApp, { bank: { hashCheck } });
    const Hash = { altered: 'x'.repeat(43), absent: '' }[hash as 'altered'];
    expect(await callback(bar, hash === 'right' ? {} : { Hash: Hash ?? '' })).toMatchObject({
      state,
    });
    const said = log.text();
    for (const name of HASHED) expect(said).not.toContain(`${name}=`);
    expect(said).not.toContain('SimPassw0rd');
  });

  test('24: a CAVV whose plus arrived as a space is restored', async () => {
    const bar = await openPaymentBar(openApp);
    const plus = 'AAA+BBCCCDDDEEEFFFGGGHHHIII=';
    const started = await start(bar, cardBody());
    const [record] = [...bar.bank.mpi.values()];
    if (record) record.cavv = plus;
    const form = await authenticate(started);
    const sent = { ...form.fields, Cavv: plus.replace('+', ' ') };
    expect(form.fields.Cavv).toBe(plus);
    await submit({ ...form, fields: sent });
    expect(await bar.payment(started.id)).toMatchObject({ state: 'captured' });
    expect(bar.bank.sales()[0]?.cavv).toBe(plus);
  });

  test.each([
    [{ Status: 'N', ErrorCode: '' }, 'auth_failed'],
    [{ Status: undefined, ErrorCode: '1105' }, 'auth_unavailable'],
  ])("the bank's short failure %o is no alarm", async (said, reason) => {
    const log = keepLog();
    const bar = await openPaymentBar(openApp);
    const started = await start(bar, cardBody());
    const { action, fields } = await authenticate(started);
    const { VerifyEnrollmentRequestId = '' } = fields;
    const short = Object.entries({ VerifyEnrollmentRequestId, ...said });
    const sent = short.filter((field): field is [string, string] => field[1] !== undefined);
    await submit({ action, fields: Object.fromEntries(sent) });
    expect(await bar.payment(started.id)).toMatchObject({
      state: 'failed',
      reason,
      attention: null,
    });
    const alarms = log.entries().filter(({ level }) => level === 'alarm');
    expect(alarms).toHaveLength(said.ErrorCode === '1105' ? 1 : 0);
  });

  test('the brand that the bank names decides the ECI of a card with two', async () => {
    const bar = await openPaymentBar(openApp, { bank: { hashCheck: 'off' } });
    bar.fault({ at: 'Enrollment', kind: 'actual_brand', value: '300' });
    const started = await start(bar, cardBody());
    const [record] = [...bar.bank.mpi.values()];
    if (record) record.eci = '02';
    await submit(await authenticate(started));
    expect(await bar.payment(started.id)).toMatchObject({ state: 'captured', brand: 'troy' });
  });

  test('25 and 27: a second callback, at once or a day later, shows the first result', async () => {
    const bar = await openPaymentBar(openApp);
    const started = await start(bar, cardBody());
    const form = await authenticate(started);
    const first = await submit(form);
    expect((await submit(form)).to).toBe(first.to);
    await bar.later(24 * 60 * MINUTE);
    expect((await submit(form)).to).toBe(first.to);
    expect(bar.bank.sales()).toHaveLength(1);
  });

  test('26: twenty callbacks at once make one sale', async () => {
    const bar = await openPaymentBar(openApp);
    const started = await start(bar, cardBody());
    const form = await authenticate(started);
    await Promise.all(Array.from({ length: 20 }, () => submit(form)));
    expect(bar.bank.sales()).toHaveLength(1);
    expect(await bar.payment(started.id)).toMatchObject({ state: 'captured' });
    expect(await bar.rows('SELECT * FROM payment_entry')).toHaveLength(1);
  });

  test('28: asking again under the same id gives the same form, not a second enrollment', async () => {
    const bar = await openPaymentBar(openApp);
    const started = await start(bar, cardBody());
    const again = await start(bar, cardBody(), started.id);
    expect(again.body).toEqual(started.body);
    expect(bar.bank.mpi.size).toBe(1);
  });

  test('29: a callback after the time is up makes no sale', async () => {
    const bar = await openPaymentBar(openApp);
    const started = await start(bar, cardBody());
    const form = await authenticate(started);
    bar.clock.advance(16 * MINUTE);
    await submit(form);
    expect(await bar.payment(started.id)).toMatchObject({ state: 'expired', reason: 'expired' });
    expect(bar.bank.sales()).toEqual([]);
  });

  test('30: without a callback the payment expires, and another one may begin', async () => {
    const bar = await openPaymentBar(openApp);
    const started = await start(bar, cardBody());
    await bar.later(16 * MINUTE);
    expect(await bar.payment(started.id)).toMatchObject({ state: 'expired', next_check_at: null });
    expect((await payByCard(bar)).row.state).toBe('captured');
  });
});
