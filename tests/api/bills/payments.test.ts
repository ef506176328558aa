import { expect, test } from 'vitest';
import type { TestApp } from '../../support/bar/test-app';
import { describeApp, describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn } from '../../support/bar/test-staff';
import { faultsOfBills, onBill, readBill, settle, take } from '../../support/data/test-bills';
import { lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';
import { phoneAt, seatingAt, TABLES } from '../../support/data/test-seats';

const { T3, T7 } = TABLES;
const MINUTE = 60_000;

/** A party at T7 owes 720 lira; two people of the team are on duty. */
async function table(bar: TestApp) {
  const [elif, can] = [await signIn(bar, 'staff'), await signIn(bar, 'manager')];
  const phone = await phoneAt(bar, T7);
  for (const _ of [1, 2]) {
    const { body } = await phone.order();
    await elif.move(body.orderId, { status: 'ready' });
  }
  return { elif, can, phone, id: await seatingAt(bar, T7) };
}

/** An order for collection has its own bill. */
async function collection(bar: TestApp) {
  const { body } = await placeOrder(
    createBrowser(bar),
    lemonades({ serviceType: 'collection', guestPhone: '+905321234567', guestName: 'Ada' }),
  );
  return String(body.orderId);
}

const soldOf = async (bar: TestApp) => {
  const [row] = await bar.rows('SELECT coalesce(sum(kurus), 0) AS kurus FROM sale_line');
  return Number(row?.kurus) / 100;
};

describeApp('the payments of a bill', (openApp) => {
  test('are taken in parts by several people, in any order and each once', async () => {
    const bar = await openApp();
    const { elif, can, id } = await table(bar);
    const cash = newOrderId();
    const first = { amount: '300.00', method: 'cash', given: '500.00' };
    const sent = await Promise.all([
      onBill(elif, id, 'payments', first, { id: cash }),
      onBill(can, id, 'payments', { amount: '420.00', method: 'card', slip: '0042' }),
      onBill(elif, id, 'payments', first, { id: cash }),
    ]);
    expect(sent.map(({ status }) => status)).not.toContain(500);
    await onBill(elif, id, 'payments', first, { id: cash });
    const bill = await readBill(bar, id);
    expect(bill).toMatchObject({ worth: '720.00', paid: '720.00', closedAt: null });
    expect(bill.tenders.map(({ amount, by }) => [amount, by]).sort()).toEqual([
      ['300.00', elif.user.firstName],
      ['420.00', can.user.firstName],
    ]);
    expect(bill.tenders.find(({ method }) => method === 'card')?.slip).toBe('0042');
    expect(await soldOf(bar)).toBe(0);
    await settle(elif, id, {});
    await onBill(elif, id, 'close', { worth: '720.00', paid: '720.00', freesTable: true });
    expect(await soldOf(bar)).toBe(720);
    expect(await faultsOfBills(bar)).toEqual([]);
  });

  test('of too much are all kept; giving back or taking back settles the bill', async () => {
    const bar = await openApp();
    const { elif, can, id } = await table(bar);
    await Promise.all([take(elif, id, '720.00', 'cash'), take(can, id, '720.00', 'cash')]);
    const both = await readBill(bar, id);
    expect(both).toMatchObject({ worth: '720.00', paid: '1440.00' });
    const wrong = both.tenders.find(({ by }) => by === can.user.firstName)?.id ?? '';
    const undone = await Promise.all(
      [elif, can].map((person) => onBill(person, id, 'payments/undo', { payment: wrong })),
    );
    // Only its author or a manager takes a payment back; twice is once.
    expect(undone.map(({ status }) => status)).toContain(200);
    await onBill(can, id, 'payments/undo', { payment: wrong });
    expect(await readBill(bar, id)).toMatchObject({ paid: '720.00' });
    const told = await bar.rows("SELECT id FROM audit WHERE action = 'bill.tender_undo'");
    expect(told).toHaveLength(1);
    await take(elif, id, '50.00', 'card');
    const back = { amount: '50.00', method: 'cash', reason: 'paid twice' };
    expect((await onBill(elif, id, 'refunds', back)).status).toBe(403);
    expect((await onBill(can, id, 'refunds', back)).status).toBe(200);
    expect(await readBill(bar, id)).toMatchObject({ paid: '720.00' });
    expect(await faultsOfBills(bar)).toEqual([]);
  });

  test('follow a bill that was joined with another one, however late they arrive', async () => {
    const bar = await openApp();
    const { elif, id } = await table(bar);
    const eve = await phoneAt(bar, T3);
    await elif.move((await eve.order()).body.orderId, { status: 'ready' });
    const there = await seatingAt(bar, T3);
    await take(elif, id, '100.00', 'cash');
    await elif.send(`/api/admin/seatings/${id}/move`, {
      body: { tableId: T3, from: T7, isTogether: true },
    });
    const late = await onBill(
      elif,
      id,
      'payments',
      { amount: '980.00', method: 'card' },
      { ageMs: MINUTE },
    );
    expect(late.body.bill).toMatchObject({ id: there, worth: '1080.00', paid: '1080.00' });
    await onBill(elif, id, 'close', { worth: '1080.00', paid: '1080.00' });
    expect(await readBill(bar, there)).toMatchObject({ closedBy: elif.user.firstName });
    expect(await soldOf(bar)).toBe(1080);
    expect(await faultsOfBills(bar)).toEqual([]);
  });

  test('that are taken back open a closed bill again, and its sale is reversed', async () => {
    const bar = await openApp();
    const { elif, id } = await table(bar);
    await settle(elif, id, { cash: '720.00' });
    const [tender] = (await readBill(bar, id)).tenders;
    bar.clock.advance(9 * MINUTE);
    await onBill(elif, id, 'payments/undo', { payment: tender?.id });
    expect(await readBill(bar, id)).toMatchObject({ closedAt: null, paid: '0.00' });
    expect(await soldOf(bar)).toBe(0);
    const orders = await bar.rows('SELECT DISTINCT paid_by FROM "order"');
    expect(orders).toMatchObject([{ paid_by: null }]);
    await take(elif, id, '720.00', 'card');
    await onBill(elif, id, 'close', { worth: '720.00', paid: '720.00' });
    expect(await soldOf(bar)).toBe(720);
    expect(await faultsOfBills(bar)).toEqual([]);
  });

  test('of an order for collection are taken when it is handed over: paid, completed and closed in one step', async () => {
    const bar = await openApp();
    const elif = await signIn(bar, 'staff');
    const id = await collection(bar);
    await elif.move(id, { status: 'ready' });
    expect((await elif.move(id, { status: 'completed', paidBy: 'cash' })).status).toBe(200);
    expect(await readBill(bar, id)).toMatchObject({
      kind: 'order',
      worth: '360.00',
      paid: '360.00',
      closedBy: elif.user.firstName,
    });
    expect(await soldOf(bar)).toBe(360);
    // Recalled and handed over again: the money is there once.
    for (const change of [{ status: 'ready' }, { status: 'completed', paidBy: 'card' }]) {
      expect((await elif.move(id, change)).status).toBe(200);
    }
    expect((await readBill(bar, id)).tenders).toHaveLength(1);
    expect(await soldOf(bar)).toBe(360);
    expect(await faultsOfBills(bar)).toEqual([]);
  });

  test('are missed by an order that an older build handed over: its bill stays open and nothing is sold', async () => {
    const bar = await openApp();
    const elif = await signIn(bar, 'staff');
    const id = await collection(bar);
    await elif.move(id, { status: 'completed' });
    const { body } = await elif.send('/api/admin/bills');
    expect(body.bills).toMatchObject([{ id, worth: '360.00', paid: '0.00', closedAt: null }]);
    expect(await soldOf(bar)).toBe(0);
    await take(elif, id, '360.00', 'card');
    expect(await readBill(bar, id)).toMatchObject({ closedBy: elif.user.firstName });
    expect(await soldOf(bar)).toBe(360);
  });
});

describeOnFile('a payment', (openApp) => {
  test('keeps the tip apart: neither the bill nor what was sold knows it', async () => {
    const bar = await openApp();
    const { elif, id } = await table(bar);
    await take(elif, id, '720.00', 'cash', { given: '1000.00', tip: '280.00' });
    const bill = await readBill(bar, id);
    expect(bill).toMatchObject({ paid: '720.00' });
    expect(bill.tenders).toMatchObject([{ amount: '720.00', tip: '280.00', given: '1000.00' }]);
    await onBill(elif, id, 'close', { worth: '720.00', paid: '720.00' });
    expect(await soldOf(bar)).toBe(720);
    await onBill(elif, id, 'payments/undo', { payment: bill.tenders[0]?.id, method: 'card' });
    const tips = await bar.rows(
      "SELECT sum(amount_kurus) AS kurus FROM financial_transaction WHERE type = 'tip'",
    );
    expect(tips).toMatchObject([{ kurus: 0 }]);
    const corrected = await readBill(bar, id);
    expect(corrected).toMatchObject({ paid: '720.00' });
    expect(corrected.tenders.map(({ amount, method }) => [amount, method])).toEqual([
      ['720.00', 'cash'],
      ['-720.00', 'cash'],
      ['720.00', 'card'],
    ]);
  });

  test('of another person, or one ten minutes old, is taken back by a manager only', async () => {
    const bar = await openApp();
    const { elif, can, id } = await table(bar);
    await take(can, id, '100.00', 'cash');
    await take(elif, id, '200.00', 'cash');
    const [his, hers] = (await readBill(bar, id)).tenders;
    const undo = (payment?: string) => onBill(elif, id, 'payments/undo', { payment });
    expect((await undo(his?.id)).body.code).toBe('forbidden');
    bar.clock.advance(11 * MINUTE);
    expect((await undo(hers?.id)).body.code).toBe('forbidden');
    for (const payment of [his?.id, hers?.id]) {
      expect((await onBill(can, id, 'payments/undo', { payment })).status).toBe(200);
    }
    expect(await readBill(bar, id)).toMatchObject({ paid: '0.00' });
  });

  test.each([
    [{ amount: '0.00', method: 'cash' }],
    [{ amount: '-5.00', method: 'cash' }],
    [{ amount: '10.001', method: 'cash' }],
    [{ amount: '10.00', method: 'online' }],
    [{ amount: '10.00', method: 'cash', slip: 'x'.repeat(41) }],
  ])('that is none is refused: %o', async (body) => {
    const bar = await openApp();
    const { elif, id } = await table(bar);
    expect((await onBill(elif, id, 'payments', body)).status).toBe(400);
    expect((await onBill(elif, 'T7', 'payments', { amount: '1', method: 'cash' })).status).toBe(
      404,
    );
  });

  test('for a bill that the server does not know opens one, once', async () => {
    const bar = await openApp();
    const elif = await signIn(bar, 'staff');
    const [id, tap] = [newOrderId(), newOrderId()];
    const paid = { amount: '50.00', method: 'cash' };
    const sent = [1, 2].map(() => onBill(elif, id, 'payments', paid, { id: tap }));
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await readBill(bar, id)).toMatchObject({ kind: 'tab', worth: '0.00', paid: '50.00' });
    expect(await faultsOfBills(bar)).toEqual([]);
  });

  test('of a cancelled order is told as money to give back', async () => {
    const bar = await openApp();
    const { elif, can, id } = await table(bar);
    await take(elif, id, '720.00', 'cash');
    const [first] = await bar.rows('SELECT id FROM "order" ORDER BY rowid');
    expect((await elif.move(String(first?.id), { status: 'cancelled' })).status).toBe(200);
    expect(await readBill(bar, id)).toMatchObject({ worth: '360.00', paid: '720.00' });
    await onBill(elif, id, 'close', { worth: '360.00', paid: '720.00' });
    await onBill(can, id, 'refunds', { amount: '360.00', method: 'cash', reason: 'cancelled' });
    expect(await readBill(bar, id)).toMatchObject({ worth: '360.00', paid: '360.00' });
    expect(await soldOf(bar)).toBe(360);
    expect(await faultsOfBills(bar)).toEqual([]);
  });
});
