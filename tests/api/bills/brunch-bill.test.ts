import { expect, test } from 'vitest';
import { carryBrunchesOver } from '../../../server/usecases/bookings/brunch-money';
import { businessDay } from '../../../src/domain/venue';
import type { TestApp } from '../../support/bar/test-app';
import { describeApp, describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import { faultsOfBills, onBill, readBill, take } from '../../support/data/test-bills';
import { bookBrunch, brunchWish } from '../../support/data/test-bookings';
import { lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';

const DAY = 24 * 60 * 60_000;

function tell(staff: TestStaff, path: string, body: object) {
  return staff.send(`/api/admin/brunch-reservations/${path}`, { method: 'PATCH', body });
}

/** Four people booked for today and paid a deposit of 500 lira two days ago. */
async function party(bar: TestApp, more = {}, deposit = {}) {
  const booked = await bookBrunch(createBrowser(bar), brunchWish({ partySize: 4, ...more }));
  const id = String(booked.body.id);
  const early = await signIn(bar, 'staff');
  await tell(early, `${id}/deposit`, { isPaid: true, method: 'cash', ...deposit });
  await tell(early, `${id}/status`, { status: 'confirmed' });
  bar.clock.advance(2 * DAY);
  const staff = await signIn(bar, 'staff');
  const [row] = await bar.rows('SELECT total_kurus, table_id FROM brunch_reservation');
  return { staff, id, person: Number(row?.total_kurus) / 4, tableId: Number(row?.table_id) };
}

const serve = (staff: TestStaff, id: string, more = {}) =>
  tell(staff, `${id}/first-drink`, { isServed: true, isEarly: true, ...more });
const billAt = async (bar: TestApp, tableId: number) =>
  (await bar.deps.seatings.openAt(tableId))?.id ?? '';
const lira = (kurus: number) => (kurus / 100).toFixed(2);

describeApp('a brunch party', (openApp) => {
  test('owes what it agreed for those who came, less the deposit', async () => {
    const bar = await openApp();
    const { staff, id, person, tableId } = await party(bar);
    expect((await serve(staff, id, { people: 3 })).status).toBe(200);
    const billId = await billAt(bar, tableId);
    const bill = await readBill(bar, billId);
    expect(bill).toMatchObject({ kind: 'table', worth: lira(3 * person), paid: '500.00' });
    expect(bill.tenders).toMatchObject([{ method: 'deposit', amount: '500.00' }]);
    const rest = lira(3 * person - 50_000);
    await take(staff, billId, rest, 'cash');
    await onBill(staff, billId, 'close', { worth: bill.worth, paid: bill.worth });
    const sold = await bar.rows(
      'SELECT sum(kurus) AS kurus, sum(quantity) AS people FROM sale_line',
    );
    expect(sold).toMatchObject([{ kurus: 3 * person, people: 3 }]);
    const methods = await bar.rows(
      'SELECT type, method, amount_kurus AS kurus FROM financial_transaction ORDER BY created_at, rowid',
    );
    expect(methods).toMatchObject([
      { type: 'deposit', method: 'cash', kurus: 50_000 },
      { type: 'tender', method: 'deposit', kurus: 50_000 },
      { type: 'tender', method: 'cash' },
    ]);
    expect(await faultsOfBills(bar)).toEqual([]);
  });

  test('that was entered by mistake owes nothing; entered again it owes the same once', async () => {
    const bar = await openApp();
    const { staff, id, person, tableId } = await party(bar);
    await serve(staff, id);
    const billId = await billAt(bar, tableId);
    await tell(staff, `${id}/first-drink`, { isServed: false });
    expect(await readBill(bar, billId)).toMatchObject({ worth: '0.00', paid: '0.00' });
    await serve(staff, id);
    const bill = await readBill(bar, billId);
    expect(bill).toMatchObject({ worth: lira(4 * person), paid: '500.00' });
    expect(await faultsOfBills(bar)).toEqual([]);
  });

  test('that was corrected owes for those who came in the end, whoever came before', async () => {
    const bar = await openApp();
    const { staff, id, person, tableId } = await party(bar);
    await serve(staff, id, { people: 3 });
    const billId = await billAt(bar, tableId);
    for (const [people, heads] of [
      [1, 1],
      [undefined, 1],
      [4, 4],
      [2, 2],
    ]) {
      await tell(staff, `${id}/first-drink`, { isServed: false });
      await serve(staff, id, people === undefined ? {} : { people });
      expect(await readBill(bar, billId)).toMatchObject({ worth: lira(Number(heads) * person) });
    }
    expect(await faultsOfBills(bar)).toEqual([]);
  });

  test('whose deposit is reverted after it came owes all of it', async () => {
    const bar = await openApp();
    const { staff, id, person, tableId } = await party(bar);
    await serve(staff, id);
    await tell(staff, `${id}/deposit`, { isPaid: false, from: true });
    const billId = await billAt(bar, tableId);
    expect(await readBill(bar, billId)).toMatchObject({ worth: lira(4 * person), paid: '0.00' });
    await tell(staff, `${id}/deposit`, { isPaid: true });
    expect(await readBill(bar, billId)).toMatchObject({ paid: '500.00' });
    expect(await faultsOfBills(bar)).toEqual([]);
  });
});

describeOnFile('a deposit', (openApp) => {
  test('paid in cash yesterday: today three heads and three drinks are sold, and cash is the bill less it', async () => {
    const bar = await openApp();
    const { staff, id, person, tableId } = await party(bar);
    await serve(staff, id, { people: 3 });
    const billId = await billAt(bar, tableId);
    const [table] = await bar.rows(`SELECT label FROM venue_table WHERE id = ${tableId}`);
    const drinks = lemonades({ tableNumber: String(table?.label) });
    const { body } = await placeOrder(createBrowser(bar), drinks);
    await staff.move(String(body.orderId), { status: 'confirmed' });
    const bill = await readBill(bar, billId);
    const rest = (Number(bill.worth) - 500).toFixed(2);
    await take(staff, billId, rest, 'cash');
    await onBill(staff, billId, 'close', { worth: bill.worth, paid: bill.worth, isServed: true });
    const { sold, cash } = await today(bar);
    expect(sold).toBe(3 * person + Number(drinks.totalAmount) * 100);
    expect(lira(Number(cash))).toBe(rest);
    expect(await faultsOfBills(bar)).toEqual([]);
  });

  test('larger than the bill is to be given back', async () => {
    const bar = await openApp();
    const { staff, id, person, tableId } = await party(bar, {}, { amount: '9000.00' });
    await serve(staff, id, { people: 1 });
    const billId = await billAt(bar, tableId);
    expect(await readBill(bar, billId)).toMatchObject({ worth: lira(person), paid: '9000.00' });
    const manager = await signIn(bar, 'manager');
    const back = { amount: lira(900_000 - person), method: 'cash', reason: 'deposit' };
    await onBill(manager, billId, 'refunds', back);
    expect(await readBill(bar, billId)).toMatchObject({ paid: lira(person) });
    expect(await faultsOfBills(bar)).toEqual([]);
  });

  test('of a party that did not come is kept once, by a manager or with the PIN of one', async () => {
    const bar = await openApp();
    const { staff, id } = await party(bar);
    const keep = (by: TestStaff) =>
      by.send(`/api/admin/brunch-reservations/${id}/deposit/keep`, {
        body: { reason: 'No-show' },
        headers: { 'Idempotency-Key': newOrderId() },
      });
    const manager = await signIn(bar, 'manager');
    expect((await keep(manager)).body.code).toBe('conflict');
    await tell(staff, `${id}/status`, { status: 'no_show' });
    expect((await keep(staff)).body.code).toBe('approval.required');
    expect(await heldAndKept(bar, manager)).toEqual({ held: '500.00', kept: '0.00' });
    expect((await keep(manager)).status).toBe(200);
    expect((await keep(manager)).status).toBe(200);
    expect(await heldAndKept(bar, manager)).toEqual({ held: '0.00', kept: '500.00' });
    expect(await bar.rows('SELECT kurus FROM sale_line')).toEqual([{ kurus: 50_000 }]);
    for (const [path, body] of [
      ['deposit', { isPaid: false }],
      ['status', { status: 'confirmed' }],
    ] as const) {
      expect((await tell(manager, `${id}/${path}`, body)).body.code).toBe('conflict');
    }
    expect(await faultsOfBills(bar)).toEqual([]);
  });

  test('of a party that was completed without its first drink pays a part of its own bill', async () => {
    const bar = await openApp();
    const { staff, id, person } = await party(bar);
    await tell(staff, `${id}/status`, { status: 'completed' });
    expect(await readBill(bar, id)).toMatchObject({ worth: lira(4 * person), paid: '500.00' });
    await tell(staff, `${id}/status`, { status: 'confirmed' });
    expect(await readBill(bar, id)).toMatchObject({ worth: '0.00', paid: '0.00' });
    expect(await faultsOfBills(bar)).toEqual([]);
  });

  test('is on the bill of a party that had its first drink before brunches had bills', async () => {
    const bar = await openApp();
    const { id, person, tableId } = await party(bar);
    await bar.rows(
      `UPDATE brunch_reservation SET first_drink_at = ${bar.clock.now()} WHERE id = '${id}'`,
    );
    await carryBrunchesOver(bar.deps);
    await carryBrunchesOver(bar.deps);
    const bill = await readBill(bar, await billAt(bar, tableId));
    expect(bill).toMatchObject({ worth: lira(4 * person), paid: '500.00' });
    expect(await faultsOfBills(bar)).toEqual([]);
  });
});

/** Returns what was sold, and what came in cash, on the day of the test's clock. */
async function today(bar: TestApp) {
  const day = businessDay(bar.clock.now());
  const [row] =
    await bar.rows(`SELECT (SELECT sum(kurus) FROM sale_line WHERE day = '${day}') AS sold,
    (SELECT sum(amount_kurus) FROM financial_transaction WHERE business_day = '${day}' AND method = 'cash') AS cash`);
  return { sold: row?.sold, cash: row?.cash };
}

/** Compares the figures with the bookings themselves. */
async function heldAndKept(bar: TestApp, manager: TestStaff) {
  const { body } = await manager.send(`/api/admin/days/${businessDay(bar.clock.now())}`);
  const { depositsHeld: held, depositsKept: kept } = body.figures as Record<string, string>;
  const paid = `SELECT coalesce(sum(coalesce(deposit_taken_kurus, deposit_kurus)), 0) AS kurus
    FROM brunch_reservation b WHERE deposit_paid_at IS NOT NULL`;
  const [here] = await bar.rows(`${paid} AND deposit_kept_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM "order" WHERE id = b.id AND status <> 'cancelled')`);
  const [gone] = await bar.rows(`${paid} AND deposit_kept_at IS NOT NULL`);
  expect([held, kept]).toEqual([lira(Number(here?.kurus)), lira(Number(gone?.kurus))]);
  return { held, kept };
}

describeOnFile('the brunch on a bill', (openApp) => {
  test('is no ticket for the kitchen and no order of the day', async () => {
    const bar = await openApp();
    const { staff, id } = await party(bar);
    await serve(staff, id);
    const { body } = await staff.send(`/api/admin/orders/${id}`);
    expect(body).toMatchObject({ status: 'completed', seenAt: expect.any(String) });
    expect((await staff.move(id, { status: 'ready' })).body.code).toBe('conflict');
    const moves = await bar.rows(
      'SELECT count(*) AS all_moves FROM inventory_movement WHERE order_id IS NOT NULL',
    );
    expect(moves).toMatchObject([{ all_moves: 0 }]);
  });
});
