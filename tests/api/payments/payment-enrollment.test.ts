import { expect, test } from 'vitest';
import { describeOnFile } from '../../support/bar/test-app';
import {
  authenticate,
  cardBody,
  openPaymentBar,
  payByCard,
  SHORT_MS,
  start,
  submit,
} from '../../support/payments/payment-bar';

const FORM_PAGE = 'https://issuer.example/go';

/** A bank page with a form; local cards send the form instead of PaReq. */
function localPage(action: string, value = 'x'): string {
  const page = `<html><form action='${action}'><input name="goreq" value='${value}'></form></html>`;
  return Buffer.from(page).toString('base64');
}

describeOnFile('the enrollment of a card (cases 1 to 14)', (openApp) => {
  test('1: a Visa payment is captured by one sale, and the bank agrees when it is asked', async () => {
    const bar = await openPaymentBar(openApp);
    const { row, to } = await payByCard(bar);
    expect(row).toMatchObject({ state: 'captured', brand: 'visa', last4: '0002', eci: '05' });
    expect(to).toContain('/vakifbank-test?payment=');
    expect(bar.bank.sales().map(({ amountMinor }) => amountMinor)).toEqual([10_050]);
    await bar.later(0);
    expect(await bar.payment(String(row.id))).toMatchObject({
      attention: null,
      next_check_at: null,
    });
  });

  test.each([
    [2, '5200000000000007', 'mastercard', '02'],
    [2, '2223000000000007', 'mastercard', '02'],
    [3, '9792000000000003', 'troy', '02'],
    [3, '6500000000000002', 'troy', '02'],
    [4, '370000000000002', 'amex', '05'],
  ])('%i: %s is captured as %s with ECI %s', async (_, pan, brand, eci) => {
    const bar = await openPaymentBar(openApp);
    const { row } = await payByCard(bar, cardBody(pan));
    expect(row).toMatchObject({ state: 'captured', brand, eci });
  });

  test('4: Amex without the right for it is a card that is not accepted', async () => {
    const bar = await openPaymentBar(openApp);
    bar.fault({ at: 'Sale', kind: 'code', value: '0571' });
    const { row } = await payByCard(bar, cardBody('370000000000002'));
    expect(row).toMatchObject({ state: 'declined', reason: 'card_not_accepted' });
  });

  test('5: a brand that nobody knows is refused before the bank is asked', async () => {
    const bar = await openPaymentBar(openApp);
    const { status, body } = await start(bar, cardBody('6011000000000004'));
    expect([status, body.code]).toEqual([422, 'payment.card_not_accepted']);
    expect(bar.bank.mpi.size).toBe(0);
  });

  test('6: a card that is not enrolled fails without a sale', async () => {
    const bar = await openPaymentBar(openApp);
    const { status, row } = await payByCard(bar, cardBody('4000000000000101'));
    expect(status).toBe(402);
    expect(row).toMatchObject({ state: 'failed', reason: 'card_not_accepted' });
    expect(bar.bank.transactions.size).toBe(0);
  });

  test.each(['4000000000000200', '4000000000000309'])(
    '7: %s cannot be authenticated now, and another try may follow',
    async (pan) => {
      const bar = await openPaymentBar(openApp);
      const { status, row } = await payByCard(bar, cardBody(pan));
      expect(status).toBe(503);
      expect(row).toMatchObject({ state: 'failed', reason: 'auth_unavailable' });
      expect((await payByCard(bar)).row.state).toBe('captured');
    },
  );

  test.each([
    ['delay', String(SHORT_MS * 2)],
    ['html_waf_200', ''],
    ['json_6011', ''],
    ['http_500', ''],
  ] as const)(
    '8: an enrollment that ends in %s fails, and no money can have moved',
    async (kind, value) => {
      const bank = kind === 'delay' ? { enrollTimeoutMs: SHORT_MS } : {};
      const bar = await openPaymentBar(openApp, { bank });
      bar.fault({ at: 'Enrollment', kind, value });
      const { row } = await payByCard(bar);
      expect(row).toMatchObject({ state: 'failed', reason: 'auth_unavailable' });
      expect(bar.bank.transactions.size).toBe(0);
    },
  );

  test('9: a response about another request is refused', async () => {
    const bar = await openPaymentBar(openApp);
    bar.fault({ at: 'Enrollment', kind: 'other_request_id' });
    const { row } = await payByCard(bar);
    expect(row).toMatchObject({ state: 'failed', result_code: 'other_id' });
  });

  test("10: a local card's form is taken out of the bank's page, whose HTML goes nowhere", async () => {
    const bar = await openPaymentBar(openApp);
    const started = await start(bar, cardBody('4000000000001109'));
    const action = started.body.action as {
      url: string;
      fields: Record<string, string>;
      page: string;
    };
    expect(action.url).toMatch(/\/go$/);
    expect(Object.keys(action.fields)).toEqual(['goreq']);
    const page = await (await fetch(action.page)).text();
    expect(page).toContain(`action="${action.url}"`);
    expect(page).not.toContain('<html><body><form');
    const { to } = await submit(await authenticate(started));
    expect(to).toContain('payment=');
    expect(await bar.payment(started.id)).toMatchObject({ state: 'captured' });
  });

  test.each(['javascript:alert(1)', 'ftp://issuer.example/go', '//issuer.example'])(
    '11: a form that leads to %s is refused',
    async (action) => {
      const bar = await openPaymentBar(openApp);
      bar.fault({ at: 'Enrollment', kind: 'acs_url', value: action });
      expect((await payByCard(bar)).row).toMatchObject({ state: 'failed', result_code: 'acs_url' });
    },
  );

  test('11: values of the bank are escaped on our page', async () => {
    const bar = await openPaymentBar(openApp);
    const value = `"><script>alert(1)</script>`;
    bar.fault({ at: 'Enrollment', kind: 'par_eq', value: localPage(FORM_PAGE, value) });
    const started = await start(bar, cardBody());
    const { page, fields } = started.body.action as {
      page: string;
      fields: Record<string, string>;
    };
    expect(fields).toEqual({ goreq: value });
    const response = await fetch(page);
    const html = await response.text();
    expect(html).toContain('&quot;&gt;&lt;script&gt;');
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(response.headers.get('content-security-policy')).toMatch(
      /default-src 'none'; script-src 'nonce-/,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    [12, 'wrong', 'auth_failed'],
    [13, 'cancel', 'cancelled_by_customer'],
  ] as const)(
    '%i: a code that is %s fails the payment without a sale',
    async (_, response, reason) => {
      const bar = await openPaymentBar(openApp);
      const started = await start(bar, cardBody());
      await submit(await authenticate(started, response));
      expect(await bar.payment(started.id)).toMatchObject({ state: 'failed', reason });
      expect(bar.bank.transactions.size).toBe(0);
    },
  );

  test('14: half secure is refused, and taken with ECI 06 only where it is allowed', async () => {
    const strict = await openPaymentBar(openApp);
    const half = cardBody('4000000000000408');
    expect((await payByCard(strict, half)).row).toMatchObject({
      state: 'failed',
      reason: 'auth_failed',
    });
    const lax = await openPaymentBar(openApp, { bank: { acceptsHalfSecure: true } });
    expect((await payByCard(lax, half)).row).toMatchObject({ state: 'captured', eci: '06' });
  });
});
