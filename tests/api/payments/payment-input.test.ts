import { expect, test } from 'vitest';
import { readBankConfig } from '../../../server/services/vakifbank/bank-config';
import type { Role } from '../../../src/domain/roles';
import { describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn } from '../../support/bar/test-staff';
import { DISH, lemonades, placeOrder } from '../../support/data/test-orders';
import {
  authenticate,
  cardBody,
  openPaymentBar,
  payByCard,
  start,
  submit,
  VISA,
} from '../../support/payments/payment-bar';

const LIVE = {
  VAKIFBANK_MODE: 'live',
  VAKIFBANK_MERCHANT_ID: '000000000000001',
  VAKIFBANK_TERMINAL_NO: 'VP000001',
  VAKIFBANK_API_PASSWORD: 'secret',
  PUBLIC_URL: 'https://barbliss.example',
  ...Object.fromEntries(
    ['ENROLL', 'VPOS', 'SEARCH', 'SETTLEMENT', 'CP_CREATE', 'CP_QUERY'].map((name) => [
      `VAKIFBANK_URL_${name}`,
      `https://bank.example/${name}`,
    ]),
  ),
};

describeOnFile('what may be sent to pay (cases 49 to 57, 66 to 69)', (openApp) => {
  test('49: installments are refused unless allowed, and then stand in both messages', async () => {
    const strict = await openPaymentBar(openApp);
    const wish = cardBody(VISA, { installmentCount: 3 });
    expect((await start(strict, wish)).body.code).toBe('payment.installments');
    const bar = await openPaymentBar(openApp, { maxInstallment: 3 });
    expect((await payByCard(bar, wish)).row).toMatchObject({ state: 'captured', installments: 3 });
    expect([...bar.bank.mpi.values()].map(({ installments }) => installments)).toEqual(['3']);
    for (const value of ['1044', '0577']) {
      bar.fault({ at: 'Sale', kind: 'code', value });
      const { row } = await payByCard(bar, wish);
      expect(row).toMatchObject({ state: 'declined', reason: 'installments_unavailable' });
    }
  });

  test('50: only exact amounts are taken, and the bank gets two decimals', async () => {
    const bar = await openPaymentBar(openApp);
    const good: [number | string, number][] = [
      [0.1 + 0.2, 30],
      [100, 10_000],
      ['99.5', 9_950],
      ['100.00', 10_000],
    ];
    for (const [amount, kurus] of good) {
      const { row } = await payByCard(bar, cardBody(VISA, { amount }));
      expect(row).toMatchObject({ state: 'captured', amount_kurus: kurus });
    }
    for (const amount of [1.005, 99.995, '100,5', '1e3', -1, 0, '1.001', 100_000.01, '', null]) {
      expect((await start(bar, cardBody(VISA, { amount }))).status, String(amount)).toBe(400);
    }
  });

  test('51: a card is good until the last day of its month in Istanbul', async () => {
    const bar = await openPaymentBar(openApp, {});
    const status = async (expiryMonth: string, expiryYear: string) =>
      (await start(bar, cardBody(VISA, { expiryMonth, expiryYear }))).status;
    expect(await status('7', '26')).toBe(200);
    expect([...bar.bank.mpi.values()][0]?.expiry).toBe('2607');
    expect(await status('06', '2026')).toBe(422);
    expect(await status('13', '2030')).toBe(400);
    expect(await status('12', '30')).toBe(200);
    // 21:30 UTC of 31 July is in August in Istanbul.
    bar.clock.advance(Date.parse('2026-07-31T21:30:00Z') - bar.clock.now());
    expect(await status('07', '2026')).toBe(422);
  });

  test.each([
    ['4000000000000003', 'payment.card_invalid'],
    ['4355084000000001', 'payment.not_enrolled'],
    ['4111111111111111', 'payment.real_card_refused'],
    ['400000000000000', 'payment.card_invalid'],
  ])('52 and 53: %s is refused with %s', async (pan, code) => {
    const bar = await openPaymentBar(openApp);
    const { body } = await start(bar, cardBody(pan));
    expect(body.code).toBe(code);
    const stored = (await bar.rows('SELECT * FROM payment')).map((row) =>
      JSON.stringify({ ...row }),
    );
    expect(stored.join()).not.toContain(pan);
  });

  test('54: without the direct way card fields are dropped', async () => {
    const bar = await openPaymentBar(openApp, { bank: { flow: 'hosted' } });
    const { status, body } = await start(bar, cardBody());
    expect([status, body.code]).toEqual([409, 'payment.direct_disabled']);
    expect(await bar.rows('SELECT * FROM payment')).toEqual([]);
  });

  test('55: settings that contradict one another keep the server from starting', () => {
    const read =
      (env: Record<string, string>, isDemo = false) =>
      () =>
        readBankConfig(env, { isDemo });
    expect(read(LIVE)()).toMatchObject({ mode: 'live', flow: 'hosted', hashCheck: 'log' });
    for (const name of Object.keys(LIVE)) {
      if (name !== 'VAKIFBANK_MODE') expect(read({ ...LIVE, [name]: '' }), name).toThrow();
    }
    expect(read({ ...LIVE, VAKIFBANK_MODE: '' })).toThrow('VAKIFBANK_MODE');
    expect(read({ ...LIVE, PUBLIC_URL: 'http://barbliss.example' })).toThrow('https');
    expect(read({ ...LIVE, VAKIFBANK_URL_VPOS: 'http://bank.example' })).toThrow('https');
    expect(read({ ...LIVE, VAKIFBANK_FLOW: 'direct' })).toThrow('SAQ D');
    expect(read({ VAKIFBANK_MODE: 'simulator', NODE_ENV: 'production' })).toThrow('production');
    expect(read({})()).toMatchObject({ mode: 'off' });
    expect(read({}, true)()).toMatchObject({ mode: 'simulator', urls: null });
  });

  test('57: marks of XML in a name break nothing', async () => {
    const bar = await openPaymentBar(openApp);
    const cardHolderName = `</Pan><Amount>1</Amount>&"' İıŞş 🙂`;
    expect((await payByCard(bar, cardBody(VISA, { cardHolderName }))).row.state).toBe('captured');
  });

  test('66: after ten cards from one address the next one is refused', async () => {
    const bar = await openPaymentBar(openApp, { isRateLimited: true });
    const tries: number[] = [];
    for (let n = 0; n < 11; n += 1)
      tries.push((await start(bar, cardBody('4111111111111111'))).status);
    expect(tries.slice(0, 10)).toEqual(Array(10).fill(422));
    expect(tries[10]).toBe(429);
  });

  test('68: leading zeros stay', async () => {
    const bar = await openPaymentBar(openApp);
    const { row } = await payByCard(bar);
    expect(row).toMatchObject({ result_code: '0000', auth_code: expect.stringMatching(/^0000/) });
  });

  test('69: only the ways back from the bank may be posted to from another site', async () => {
    const bar = await openPaymentBar(openApp);
    const started = await start(bar, cardBody());
    // `submit` sends the origin of another site and no cookies.
    expect((await submit(await authenticate(started))).status).toBe(303);
    const other = await submit({ action: `${bar.url}/api/payment/vakifbank/process`, fields: {} });
    expect(other.status).toBe(403);
  });

  test('an order is paid by card only where the owner has said so, and never with alcohol in it', async () => {
    const bar = await openPaymentBar(openApp);
    const guest = createBrowser(bar);
    const orderId = String((await placeOrder(guest, lemonades())).body.orderId);
    const pay = (id: string) =>
      guest.send('/api/payment/vakifbank/process', { body: { orderId: id } });
    expect((await pay(orderId)).body.code).toBe('payment.nothing_due');
    const isOffered = async () => (await guest.send('/api/venue')).body.cardOrders;
    expect(await isOffered()).toBe(false);
    const choose = async (role: Role, value: boolean) =>
      (await signIn(bar, role)).send('/api/admin/settings/payments.orders', {
        method: 'PUT',
        body: { value },
      });
    expect((await choose('manager', true)).status).toBe(403);
    expect((await choose('super_admin', true)).status).toBe(200);
    expect(await isOffered()).toBe(true);
    await bar.rows(`UPDATE menu_item SET alcohol = 1 WHERE id = ${DISH.lemonade}`);
    bar.deps.menu.forget?.();
    expect((await pay(orderId)).body.code).toBe('payment.nothing_due');
    await bar.rows(`UPDATE menu_item SET alcohol = 0 WHERE id = ${DISH.lemonade}`);
    bar.deps.menu.forget?.();
    expect((await pay(orderId)).status).toBe(200);
  });
});
