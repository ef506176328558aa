import { expect, test } from 'vitest';
import { describeOnFile } from '../../support/bar/test-app';
import { signIn } from '../../support/bar/test-staff';
import { faultsOfBills, onBill, take } from '../../support/data/test-bills';
import { newOrderId } from '../../support/data/test-orders';
import { phoneAt, seatingAt, TABLES } from '../../support/data/test-seats';
import type { CardEvening } from '../../support/evenings/card-evening';
import { openBankPage, openCardEvening, payOnPage } from '../../support/evenings/card-evening';

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

/** Returns what the order's bill is worth and what was paid of it, in kuruş. */
async function bill({ bar, orderId }: CardEvening) {
  const [row] = await bar.rows(
    `SELECT b.worth_kurus, b.paid_kurus FROM bill b JOIN "order" o ON o.bill_id = b.id WHERE o.id = '${orderId}'`,
  );
  expect(await faultsOfBills(bar)).toEqual([]);
  return [row?.worth_kurus, row?.paid_kurus];
}

describeOnFile("an order's card payment in the ledger", (openApp) => {
  test('is one payment of its bill, however often it came back and the order is completed', async () => {
    const at = await openCardEvening(openApp);
    await pay(at);
    expect(await ledger(at)).toEqual([['tender', 'online', TOTAL]]);
    await complete(at);
    await at.staff.move(at.orderId, { status: 'completed' });
    await reopen(at);
    await complete(at);
    await at.bar.later(MINUTE);
    expect(await ledger(at)).toEqual([['tender', 'online', TOTAL]]);
    expect(await bill(at)).toEqual([TOTAL, TOTAL]);
  });

  test('parts that went back lower what is owed, before and after the completion, each once', async () => {
    const at = await openCardEvening(openApp);
    const id = await pay(at);
    await refund(at, id, 30);
    expect(await bill(at)).toEqual([TOTAL - 3_000, TOTAL - 3_000]);
    await complete(at);
    const [again, mutationId] = [await refund(at, id, 50), newOrderId()];
    expect(again.status).toBe(200);
    for (let n = 0; n < 3; n += 1) expect((await refund(at, id, 20, mutationId)).status).toBe(200);
    expect(await ledger(at)).toEqual([
      ['tender', 'online', TOTAL],
      ['tender', 'online', -3_000],
      ['tender', 'online', -5_000],
      ['tender', 'online', -2_000],
    ]);
    expect(await bill(at)).toEqual([TOTAL - 10_000, TOTAL - 10_000]);
  });

  test('a part whose return was unclear at first is booked once it is found', async () => {
    const at = await openCardEvening(openApp);
    const id = await pay(at);
    await refund(at, id, 30);
    at.bar.fault({ at: 'Refund', kind: 'drop_after_commit' });
    await refund(at, id, 10);
    expect(await at.bar.payment(id)).toMatchObject({ state: 'op_unknown' });
    expect(await bill(at)).toEqual([TOTAL - 3_000, TOTAL - 3_000]);
    await complete(at);
    await at.bar.later(MINUTE);
    expect(await at.bar.payment(id)).toMatchObject({ refunded_kurus: 4_000 });
    expect(await bill(at)).toEqual([TOTAL - 4_000, TOTAL - 4_000]);
  });

  test('a cancel of a served order lands once, and nothing is owed', async () => {
    const at = await openCardEvening(openApp);
    const id = await pay(at);
    await complete(at);
    const path = `/api/admin/payments/${id}/cancel`;
    for (let n = 0; n < 2; n += 1) await at.staff.send(path, { body: { reason: 'Wrong table' } });
    expect(await ledger(at)).toEqual([
      ['tender', 'online', TOTAL],
      ['tender', 'online', -TOTAL],
    ]);
    expect(await bill(at)).toEqual([0, 0]);
    const [order] = await at.bar.rows('SELECT paid_at FROM "order"');
    expect(order).toMatchObject({ paid_at: null });
  });

  test('an order that is not served yet is owed again after all its money went back', async () => {
    const at = await openCardEvening(openApp);
    const id = await pay(at);
    await refund(at, id, TOTAL / 100);
    expect(await bill(at)).toEqual([TOTAL, 0]);
    await complete(at);
    expect(await bill(at)).toEqual([TOTAL, 0]);
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

  test('money that is found after the completion pays the bill', async () => {
    const at = await openCardEvening(openApp);
    const { page } = await openBankPage(at);
    const back = await payOnPage(page);
    await complete(at);
    expect(await bill(at)).toEqual([TOTAL, 0]);
    for (let n = 0; n < 2; n += 1) await fetch(back, { redirect: 'manual' });
    expect(await bill(at)).toEqual([TOTAL, TOTAL]);
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
    const settle = async (cash: string, worth = cash) => {
      await take(at.staff, seatingId, cash, 'cash');
      return onBill(at.staff, seatingId, 'close', { worth, paid: worth, freesTable: true });
    };
    return { own, can, settle };
  }

  test('an order that is paid by card is not on the bill any more', async () => {
    const { own, can, settle } = await tableOfTwo();
    await pay(own);
    expect((await can.read()).body).toMatchObject({ totalAmount: '360.00' });
    expect((await settle('360.00', '720.00')).status).toBe(200);
    expect(await faultsOfBills(own.bar)).toEqual([]);
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
