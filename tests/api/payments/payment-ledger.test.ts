import { expect, test } from 'vitest';
import { describeOnFile } from '../../support/bar/test-app';
import { signIn } from '../../support/bar/test-staff';
import { newOrderId } from '../../support/data/test-orders';
import { phoneAt, seatingAt, TABLES } from '../../support/data/test-seats';
import {
  type CardEvening,
  openBankPage,
  openCardEvening,
  payOnPage,
} from '../../support/evenings/card-evening';

const MINUTE = 60_000;
/** Two lemonades cost this much (kuruş). */
const TOTAL = 36_000;

async function pay(at: CardEvening): Promise<string> {
  const { id, page } = await openBankPage(at);
  const back = await payOnPage(page);
  // A guest may open the bank's return URL more than once.
  for (let n = 0; n < 3; n += 1) await fetch(back, { redirect: 'manual' });
  expect(await at.bar.payment(id)).toMatchObject({ state: 'captured' });
  return id;
}

function refund({ staff }: CardEvening, id: string, amount: number, mutationId = newOrderId()) {
  return staff.send(`/api/admin/payments/${id}/refund`, {
    body: { reason: 'One dish was missing', amount },
    headers: { 'Idempotency-Key': mutationId },
  });
}

async function complete({ staff, orderId }: CardEvening): Promise<void> {
  for (const status of ['confirmed', 'preparing', 'ready', 'completed']) {
    await staff.move(orderId, { status });
  }
}

async function reopen({ staff, orderId }: CardEvening): Promise<void> {
  expect((await staff.move(orderId, { status: 'ready' })).status).toBe(200);
}

async function ledger({ bar }: CardEvening): Promise<unknown[]> {
  const rows = await bar.rows(
    'SELECT type, method, amount_kurus FROM financial_transaction ORDER BY created_at, rowid',
  );
  return rows.map(({ type, method, amount_kurus }) => [type, method, amount_kurus]);
}

/** Returns the ledger's sum for each method; methods without a balance are left out. */
async function balance({ bar }: CardEvening): Promise<Record<string, unknown>> {
  const rows = await bar.rows(
    `SELECT coalesce(method, 'unrecorded') name, sum(amount_kurus) kurus FROM financial_transaction
     GROUP BY method HAVING sum(amount_kurus) <> 0`,
  );
  return Object.fromEntries(rows.map(({ name, kurus }) => [name, kurus]));
}

describeOnFile("an order's card payment in the ledger", (openApp) => {
  test('is one sale by card once the order is completed, however often it came back', async () => {
    const at = await openCardEvening(openApp);
    await pay(at);
    expect(await ledger(at)).toEqual([]);
    await complete(at);
    await at.staff.move(at.orderId, { status: 'completed' });
    await at.bar.later(MINUTE);
    expect(await ledger(at)).toEqual([['sale', 'card', TOTAL]]);
  });

  test('parts that went back before and after the completion are each booked once', async () => {
    const at = await openCardEvening(openApp);
    const id = await pay(at);
    await refund(at, id, 30);
    await complete(at);
    const [again, mutationId] = [await refund(at, id, 50), newOrderId()];
    expect(again.status).toBe(200);
    for (let n = 0; n < 3; n += 1) expect((await refund(at, id, 20, mutationId)).status).toBe(200);
    expect(await ledger(at)).toEqual([
      ['sale', 'card', TOTAL],
      ['refund', 'card', -3_000],
      ['refund', 'card', -5_000],
      ['refund', 'card', -2_000],
    ]);
  });

  test('a part that went back is booked although the next one is unclear when the order is completed', async () => {
    const at = await openCardEvening(openApp);
    const id = await pay(at);
    await refund(at, id, 30);
    at.bar.fault({ at: 'Refund', kind: 'drop_after_commit' });
    await refund(at, id, 10);
    expect(await at.bar.payment(id)).toMatchObject({ state: 'op_unknown' });
    await complete(at);
    await at.bar.later(MINUTE);
    expect(await at.bar.payment(id)).toMatchObject({ refunded_kurus: 4_000 });
    const returned = (await ledger(at)).filter((row) => (row as string[])[0] === 'refund');
    expect(returned).toEqual([
      ['refund', 'card', -3_000],
      ['refund', 'card', -1_000],
    ]);
  });

  test('a cancel lands once, and the order is unpaid again', async () => {
    const at = await openCardEvening(openApp);
    const id = await pay(at);
    await complete(at);
    const path = `/api/admin/payments/${id}/cancel`;
    for (let n = 0; n < 2; n += 1) await at.staff.send(path, { body: { reason: 'Wrong table' } });
    expect(await ledger(at)).toEqual([
      ['sale', 'card', TOTAL],
      ['refund', 'card', -TOTAL],
    ]);
    const [order] = await at.bar.rows('SELECT paid_at FROM "order"');
    expect(order).toMatchObject({ paid_at: null });
  });

  test('a refund whose first response never left the server is not made twice', async () => {
    const at = await openCardEvening(openApp);
    const [id, mutationId] = [await pay(at), newOrderId()];
    await refund(at, id, 30, mutationId);
    await at.bar.rows(`DELETE FROM receipt WHERE mutation_id = '${mutationId}'`);
    const { status, body } = await refund(at, id, 30, mutationId);
    expect([status, (body.payment as { refunded: string }).refunded]).toEqual([200, '30.00']);
    expect(at.bar.bank.sales()[0]).toMatchObject({ refundedMinor: 3_000 });
  });

  test('money that is found after the completion moves the sale to card', async () => {
    const at = await openCardEvening(openApp);
    const { page } = await openBankPage(at);
    const back = await payOnPage(page);
    await complete(at);
    expect(await ledger(at)).toEqual([['sale', null, TOTAL]]);
    for (let n = 0; n < 2; n += 1) await fetch(back, { redirect: 'manual' });
    expect(await ledger(at)).toEqual([
      ['sale', null, TOTAL],
      ['payment', null, -TOTAL],
      ['payment', 'card', TOTAL],
    ]);
    await reopen(at);
    expect(await balance(at)).toEqual({});
    await complete(at);
    expect(await balance(at)).toEqual({ card: TOTAL });
  });

  test('an order that is completed again has its refunds taken off once, also those in between', async () => {
    const at = await openCardEvening(openApp);
    const id = await pay(at);
    await complete(at);
    await refund(at, id, 30);
    await reopen(at);
    expect(await balance(at)).toEqual({});
    await refund(at, id, 50);
    await complete(at);
    await refund(at, id, 20);
    expect(await balance(at)).toEqual({ card: TOTAL - 10_000 });
    await reopen(at);
    expect(await balance(at)).toEqual({});
  });

  test('an order that is completed again after all its money went back is a sale that nobody has paid by card', async () => {
    const at = await openCardEvening(openApp);
    const id = await pay(at);
    await complete(at);
    await refund(at, id, TOTAL / 100);
    expect(await balance(at)).toEqual({});
    await reopen(at);
    expect(await balance(at)).toEqual({});
    await complete(at);
    expect(await balance(at)).toEqual({ unrecorded: TOTAL });
  });
});

describeOnFile("a card payment and the table's bill", (openApp) => {
  async function tableOfTwo() {
    const at = await openCardEvening(openApp);
    const [ada, can] = [await phoneAt(at.bar, TABLES.T7), await phoneAt(at.bar, TABLES.T7)];
    const orders = [await ada.order(), await can.order()].map(({ body }) => String(body.orderId));
    for (const orderId of orders) await at.staff.move(orderId, { status: 'confirmed' });
    const seatingId = await seatingAt(at.bar, TABLES.T7);
    const own = { ...at, guest: ada.browser, orderId: String(orders[0]) };
    const settle = (totalAmount: string) =>
      at.staff.send(`/api/admin/seatings/${seatingId}/pay`, {
        body: { totalAmount, cashAmount: totalAmount, cardAmount: '0.00' },
      });
    return { own, can, settle };
  }

  test('an order that is paid by card is not on the bill any more', async () => {
    const { own, can, settle } = await tableOfTwo();
    await pay(own);
    expect((await can.read()).body).toMatchObject({ totalAmount: '360.00' });
    expect((await settle('720.00')).body.code).toBe('bill.changed');
    expect((await settle('360.00')).status).toBe(200);
  });

  test('staff who take the money read that a guest is at the bank', async () => {
    const { own } = await tableOfTwo();
    const seatingId = await seatingAt(own.bar, TABLES.T7);
    const waiter = await signIn(own.bar, 'staff');
    const atBank = async () => {
      const { body } = await waiter.send(`/api/admin/payments?seatingId=${seatingId}`);
      return (body.payments as { amount: string }[]).map(({ amount }) => amount);
    };
    expect(await atBank()).toEqual([]);
    const { page } = await openBankPage(own);
    expect(await atBank()).toEqual(['360.00']);
    await fetch(await payOnPage(page), { redirect: 'manual' });
    expect(await atBank()).toEqual([]);
  });

  test('money that comes after the bill was paid goes back, and none is asked for', async () => {
    const { own, settle } = await tableOfTwo();
    const { id, page } = await openBankPage(own);
    const back = await payOnPage(page);
    expect((await settle('720.00')).status).toBe(200);
    await fetch(back, { redirect: 'manual' });
    expect(await own.bar.payment(id)).toMatchObject({ state: 'cancelled' });
    const { body } = await own.guest.send('/api/payment/vakifbank/process', {
      body: { orderId: own.orderId },
    });
    expect(body.code).toBe('payment.nothing_due');
  });
});
