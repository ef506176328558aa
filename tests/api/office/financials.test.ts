import { expect, test } from 'vitest';
import type { FinancialSummary } from '../../../src/domain/financials/summary';
import type { TestApp } from '../../support/bar/test-app';
import { describeApp, describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import { bookBrunch, brunchWish } from '../../support/data/test-bookings';
import { lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';

const HOUR_MS = 60 * 60_000;
const TRANSACTIONS = '/api/admin/financials/transactions';

/** Orders two lemonades for collection: 360 lira on a bill of its own. */
async function placed(bar: TestApp): Promise<string> {
  const order = lemonades({
    serviceType: 'collection',
    tableNumber: undefined,
    fullName: 'Ada Kaya',
    phone: '0532 123 45 67',
  });
  const { status, body } = await placeOrder(createBrowser(bar), order);
  expect(status).toBe(201);
  return String(body.orderId);
}

const IN_CASH = { status: 'completed', paidBy: 'cash' };

async function summaryOf(staff: TestStaff, query = ''): Promise<FinancialSummary> {
  const { status, body } = await staff.send(`/api/admin/financials/summary${query}`);
  expect(status).toBe(200);
  return body as FinancialSummary;
}

async function ledger(staff: TestStaff, query = '') {
  const { body } = await staff.send(`${TRANSACTIONS}${query}`);
  return body as { transactions: Record<string, unknown>[]; total: number };
}

function setDeposit(staff: TestStaff, id: string, isPaid: boolean) {
  return staff.send(`/api/admin/brunch-reservations/${id}/deposit`, {
    method: 'PATCH',
    body: { isPaid },
    headers: { 'Idempotency-Key': newOrderId() },
  });
}

describeApp('the ledger', (openApp) => {
  test('has one payment for an order that was handed over, however often the tablet sends it', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const order = await placed(bar);
    const key = newOrderId();
    for (let time = 0; time < 3; time += 1) {
      expect((await staff.move(order, IN_CASH, key)).status).toBe(200);
    }
    await staff.move(order, IN_CASH);
    const { transactions, total } = await ledger(staff);
    expect(total).toBe(1);
    expect(transactions).toMatchObject([
      {
        type: 'tender',
        amount: '360.00',
        method: 'cash',
        businessDay: '2026-07-04',
        bill: { id: order, number: '04-001' },
        by: staff.user.firstName,
        isReversed: false,
      },
    ]);
  });

  test('sells an order once, however often it is opened again', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const order = await placed(bar);
    await staff.move(order, IN_CASH);
    for (const status of ['ready', 'completed']) await staff.move(order, { status });
    expect(await staff.move(order, { status: 'cancelled' })).toMatchObject({ status: 409 });
    const cancelled = await placed(bar);
    await staff.move(cancelled, { status: 'cancelled' });
    const { totals, voids } = await summaryOf(staff);
    expect(totals).toMatchObject({ revenue: '360.00', salesCount: 1, cash: '360.00' });
    expect(voids).toEqual({ count: 1, amount: '360.00' });
  });

  test('counts a sale on the evening on which it was made, also when the tablet sends it in the morning', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const order = await placed(bar);
    bar.clock.advance(10 * HOUR_MS);
    await staff.send(`/api/admin/orders/${order}/status`, {
      method: 'PATCH',
      body: IN_CASH,
      headers: { 'X-BB-Age-Ms': String(9 * HOUR_MS) },
    });
    const { totals, days } = await summaryOf(
      await signIn(bar, 'manager'),
      '?startDate=2026-07-04&endDate=2026-07-05',
    );
    expect(totals).toMatchObject({ revenue: '360.00', cash: '360.00', notRecorded: '0.00' });
    expect(days.map(({ businessDay, salesCount }) => [businessDay, salesCount])).toEqual([
      ['2026-07-04', 1],
      ['2026-07-05', 0],
    ]);
  });

  test('has a deposit when it is recorded, and takes it back with it', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const { body } = await bookBrunch(createBrowser(bar), brunchWish());
    const id = String(body.id);
    for (const isPaid of [true, true, false, true]) await setDeposit(staff, id, isPaid);
    const { totals } = await summaryOf(staff);
    expect([totals.deposits, totals.revenue]).toEqual(['500.00', '0.00']);
    expect((await ledger(staff, '?type=deposit')).total).toBe(2);
    expect((await ledger(staff, '?type=deposit_undone')).total).toBe(1);
  });

  test('is never changed: a manual entry is reversed once, by another row with a reason', async () => {
    const bar = await openApp();
    const owner = await signIn(bar, 'super_admin');
    const body = { type: 'expense', method: 'cash', amount: '120.50', reason: 'Ice' };
    const { status, body: made } = await owner.send(TRANSACTIONS, { body });
    expect(status).toBe(201);
    bar.clock.advance(1_000);
    const reverse = () =>
      owner.send(`${TRANSACTIONS}/${made.mutationId}/reversal`, { body: { reason: 'Paid twice' } });
    expect((await reverse()).status).toBe(201);
    expect(await reverse()).toMatchObject({ status: 409, body: { code: 'conflict' } });
    const { transactions } = await ledger(owner);
    expect(transactions.map(({ amount, isReversed }) => [amount, isReversed])).toEqual([
      ['120.50', false],
      ['-120.50', true],
    ]);
    for (const change of [
      'UPDATE financial_transaction SET amount_kurus = 1',
      'DELETE FROM financial_transaction',
    ])
      await expect(bar.rows(change)).rejects.toThrow(/append-only/);
  });

  test.each([
    [{ amount: '0' }, 'amount.invalid'],
    [{ amount: '1.234' }, 'amount.invalid'],
    [{ reason: ' ' }, 'transaction.reason_required'],
    [{ type: 'sale' }, 'transaction.type_required'],
    [{ method: 'points' }, 'transaction.method_required'],
  ])('refuses a manual entry with %o', async (wrong, code) => {
    const bar = await openApp();
    const owner = await signIn(bar, 'super_admin');
    const body = { type: 'income', method: 'cash', amount: '10.00', reason: 'Rent', ...wrong };
    const { status, body: refusal } = await owner.send(TRANSACTIONS, { body });
    const [issue] = refusal.issues as { code: string }[];
    expect([status, issue?.code]).toEqual([400, code]);
  });

  test('is a CSV file of the period and type that is looked at, safe for spreadsheets', async () => {
    const bar = await openApp();
    const owner = await signIn(bar, 'super_admin');
    await owner.move(await placed(bar), IN_CASH);
    const body = { type: 'expense', method: 'cash', amount: '1250.50', reason: '=1+1; ice' };
    await owner.send(TRANSACTIONS, { body });
    const csvOf = async (query: string) =>
      (await owner.send(`${TRANSACTIONS}?format=csv&${query}`)).text;
    const csv = await csvOf('type=expense&startDate=2026-07-04&endDate=2026-07-04');
    const [head, row, ...rest] = csv.split('\r\n');
    expect(head).toMatch(/^Saat;İşletme günü;Tür;/);
    expect(row).toContain(`;2026-07-04;Para çıkışı;Nakit;-1250,50;"'=1+1; ice";`);
    expect(rest).toEqual(['']);
    expect(await csvOf('startDate=2026-07-03&endDate=2026-07-03')).toBe(`${head}\r\n`);
    expect(await csvOf('lang=en&type=tender')).toContain(',Payment,Cash,360.00,');
    expect((await ledger(owner, '?startDate=2026-07-03&endDate=2026-07-03')).total).toBe(0);
  });

  test('undoes no payment by hand', async () => {
    const bar = await openApp();
    const owner = await signIn(bar, 'super_admin');
    await owner.move(await placed(bar), IN_CASH);
    const [payment] = (await ledger(owner)).transactions;
    const response = await owner.send(`${TRANSACTIONS}/${payment?.id}/reversal`, {
      body: { reason: 'x' },
    });
    expect(response.status).toBe(422);
    expect((await ledger(owner)).total).toBe(1);
  });
});

describeOnFile('the summary', (openApp) => {
  test('says that VAT needs the licence', async () => {
    const bar = await openApp();
    const owner = await signIn(bar, 'super_admin');
    await owner.move(await placed(bar), IN_CASH);
    const summary = await summaryOf(owner);
    expect(summary.vat).toEqual([{ percent: null, gross: '360.00', net: null, vat: null }]);
  });

  test('splits the revenue by the rate that each dish was ordered with', async () => {
    const bar = await openApp();
    const owner = await signIn(bar, 'super_admin');
    await owner.move(await placed(bar), IN_CASH);
    for (const licence of ['restaurant', 'bar']) {
      const body = { value: licence };
      await owner.send('/api/admin/settings/vat.licence', { method: 'PUT', body });
      await owner.move(await placed(bar), IN_CASH);
    }
    expect((await summaryOf(owner)).vat).toEqual([
      { percent: null, gross: '360.00', net: null, vat: null },
      { percent: 10, gross: '360.00', net: '327.27', vat: '32.73' },
      { percent: 20, gross: '360.00', net: '300.00', vat: '60.00' },
    ]);
  });

  test('and the list and its file read one end of a period as open at the other', async () => {
    const bar = await openApp();
    const owner = await signIn(bar, 'super_admin');
    await owner.move(await placed(bar), IN_CASH);
    bar.clock.advance(24 * HOUR_MS);
    const later = await signIn(bar, 'super_admin');
    await later.move(await placed(bar), IN_CASH);
    for (const [query, sales] of [
      ['endDate=2026-07-04', 1],
      ['startDate=2026-07-05', 1],
      ['startDate=2026-07-06', 0],
      ['endDate=2026-07-03', 0],
      ['endDate=2027-07-04', 2],
      ['startDate=1999-01-01', 2],
    ] as const) {
      const listed = await ledger(later, `?${query}`);
      const { text } = await later.send(`${TRANSACTIONS}?format=csv&${query}`);
      const { totals } = await summaryOf(later, `?${query}`);
      const inFile = text.trim().split('\r\n').length - 1;
      expect([query, listed.total, inFile, totals.salesCount]).toEqual([
        query,
        sales,
        sales,
        sales,
      ]);
    }
  });

  test('and the file tell the time by the venue’s clock, in the form of its language', async () => {
    const bar = await openApp({ startAt: Date.parse('2026-07-04T22:30:00Z') });
    const owner = await signIn(bar, 'super_admin');
    await owner.move(await placed(bar), IN_CASH);
    const rowOf = async (lang: string) =>
      (await owner.send(`${TRANSACTIONS}?format=csv&lang=${lang}`)).text.split('\r\n')[1];
    expect(await rowOf('tr')).toMatch(/^05\.07\.2026 01:30;2026-07-04;Ödeme;Nakit;360,00;/);
    expect(await rowOf('en')).toMatch(/^2026-07-05 01:30,2026-07-04,Payment,Cash,360\.00,/);
  });

  test.each([
    'startDate=2026-07-05&endDate=2026-07-04',
    'startDate=2026-02-30',
    'startDate=2020-01-01&endDate=2026-01-01',
  ])('refuses the period %s', async (query) => {
    const bar = await openApp();
    const { status } = await (await signIn(bar, 'manager')).send(
      `/api/admin/financials/summary?${query}`,
    );
    expect(status).toBe(400);
  });

  test('refuses an open end that reaches back for more than a year', async () => {
    const bar = await openApp({ startAt: Date.parse('2025-07-03T18:00:00Z') });
    await (await signIn(bar, 'manager')).move(await placed(bar), IN_CASH);
    bar.clock.advance(366 * 24 * 60 * 60_000);
    const owner = await signIn(bar, 'super_admin');
    const read = (query: string) => owner.send(`/api/admin/financials/summary?${query}`);
    expect((await read('endDate=2026-07-03')).status).toBe(200);
    expect(await read('endDate=2026-07-04')).toMatchObject({
      status: 400,
      body: { issues: [{ code: 'date.period_too_long' }] },
    });
  });
});
