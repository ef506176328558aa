import { expect, test } from 'vitest';
import { describeOnBoth, describeOnFile, type TestApp } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn, type TestStaff } from '../../support/bar/test-staff';
import { faultsOfBills, onBill, readBill, take } from '../../support/data/test-bills';
import { bookBrunch, brunchWish } from '../../support/data/test-bookings';

const DAY = 24 * 60 * 60_000;

function tell(staff: TestStaff, path: string, body: object) {
  return staff.send(`/api/admin/brunch-reservations/${path}`, { method: 'PATCH', body });
}

/** Four people booked for today and paid a deposit of 500 lira two days ago. */
async function party(bar: TestApp, more = {}) {
  const booked = await bookBrunch(createBrowser(bar), brunchWish({ partySize: 4, ...more }));
  const id = String(booked.body.id);
  const early = await signIn(bar, 'staff');
  await tell(early, `${id}/deposit`, { isPaid: true, method: 'cash' });
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

describeOnBoth('a brunch party', (openApp) => {
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
