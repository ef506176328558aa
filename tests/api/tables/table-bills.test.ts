import { expect, test } from 'vitest';
import type { SeatingRead, SeatRead } from '../../../src/domain/seatings/seating';
import type { TestApp } from '../../support/bar/test-app';
import { describeApp, describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import { faultsOfBills, onBill, readBill, settle, take } from '../../support/data/test-bills';
import { lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';
import { phoneAt, seatingAt, TABLES } from '../../support/data/test-seats';

const { S1, T3, T7 } = TABLES;
const HOUR = 60 * 60_000;

function act(staff: TestStaff, seatingId: string, verb: string, body: unknown, id = newOrderId()) {
  return staff.send(`/api/admin/seatings/${seatingId}/${verb}`, {
    body,
    headers: { 'Idempotency-Key': id },
  });
}

/** Ada and Can order at T7, 360 lira each, and staff confirm both. */
async function tableOfTwo(bar: TestApp) {
  const staff = await signIn(bar, 'staff');
  const [ada, can] = [await phoneAt(bar, T7), await phoneAt(bar, T7)];
  for (const phone of [ada, can]) {
    const { body } = await phone.order();
    await staff.move(body.orderId, { status: 'confirmed' });
  }
  return { staff, ada, can, id: await seatingAt(bar, T7) };
}

async function moneyOf(bar: TestApp) {
  const manager = await signIn(bar, 'manager');
  const { body } = await manager.send('/api/admin/financials/summary');
  const { cash, card, notRecorded, revenue } = body.totals as Record<string, string>;
  return {
    cash: Number(cash),
    card: Number(card),
    notRecorded: Number(notRecorded),
    revenue: Number(revenue),
  };
}

const read = async (phone: { read(): Promise<{ body: unknown }> }) =>
  (await phone.read()).body as SeatRead;
const seatingOf = ({ body }: { body: Record<string, unknown> }) => body.seating as SeatingRead;

describeApp('the bill of a table', (openApp) => {
  test('moves with its phones, its tickets and the party that is seated', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    await staff.send('/api/admin/reservations/walk-in', { body: { tableId: T7, partySize: 2 } });
    const { ada, id } = await tableOfTwo(bar);
    const moved = await act(staff, id, 'move', { tableId: T3, from: T7 });
    expect(seatingOf(moved)).toMatchObject({ tableId: T3, movedBy: staff.user.firstName });
    expect(await read(ada)).toMatchObject({ table: { label: 'T3' }, totalAmount: '720.00' });
    const tickets = await bar.rows('SELECT DISTINCT table_number FROM "order"');
    expect(tickets).toMatchObject([{ table_number: 'T3' }]);
    const [party] = await bar.rows('SELECT table_id, status FROM reservation');
    expect(party).toMatchObject({ table_id: T3, status: 'seated' });
    expect((await ada.order()).status).toBe(201);
    expect(await read(ada)).toMatchObject({ totalAmount: '1080.00' });
  });

  test('two tables become one bill: phones keep numbers of their own', async () => {
    const bar = await openApp();
    const { staff, ada, can, id } = await tableOfTwo(bar);
    const eve = await phoneAt(bar, T3);
    await eve.order();
    const there = await seatingAt(bar, T3);
    const refused = await act(staff, id, 'move', { tableId: T3, from: T7 });
    expect([refused.status, refused.body.code]).toEqual([409, 'table.occupied']);
    const join = { tableId: T3, from: T7, isTogether: true };
    const merged = seatingOf(await act(staff, id, 'move', join));
    expect(merged).toMatchObject({ mergedInto: there, closedBy: staff.user.firstName });
    await ada.answer(1, true);
    const seats = [await read(eve), await read(ada), await read(can)];
    expect(seats.map(({ seatNo, totalAmount }) => [seatNo, totalAmount])).toEqual([
      [1, '1080.00'],
      [2, '1080.00'],
      [3, '1080.00'],
    ]);
    expect(seats[1]?.orders.filter(({ isMine }) => isMine)).toHaveLength(1);
    expect(await readBill(bar, id)).toMatchObject({ id: there, worth: '1080.00' });
    expect(await faultsOfBills(bar)).toEqual([]);
    // A colleague's equal change succeeds.
    expect((await act(staff, id, 'move', { tableId: T3, from: T7 })).status).toBe(200);
    const other = await act(staff, id, 'move', { tableId: S1, from: T7 });
    expect(other.body).toMatchObject({ code: 'seating.closed', by: staff.user.firstName });
  });

  test.each([
    ['cash', '720.00', '0'],
    ['card', '0', '720.00'],
    ['mixed', '500.00', '220.00'],
  ])('is paid by %s and closed, and that frees the table', async (kind, cash, card) => {
    const bar = await openApp();
    const { staff, ada, id } = await tableOfTwo(bar);
    const closed = await settle(staff, id, { cash, card });
    expect(closed.body.bill).toMatchObject({ worth: '720.00', paid: '720.00', label: 'T7' });
    expect((await ada.read()).body.code).toBe('seat.ended');
    expect((await settle(staff, id, {})).status).toBe(200);
    const money = { cash: Number(cash), card: Number(card), notRecorded: 0, revenue: 720 };
    expect(await moneyOf(bar)).toEqual(money);
    for (const { id: order } of await bar.rows('SELECT id FROM "order"')) {
      await staff.move(order, { status: 'completed' });
    }
    expect(await moneyOf(bar)).toEqual(money);
    const kinds = await bar.rows('SELECT DISTINCT paid_by FROM "order"');
    expect(kinds).toMatchObject([{ paid_by: kind }]);
    expect(await faultsOfBills(bar)).toEqual([]);
  });
});

describeApp('the orders of a closed bill', (openApp) => {
  /** One order was served before the bill, one is ready and one is still being prepared. */
  async function paidTable(
    bar: TestApp,
    paid: { cash?: string; card?: string } = { cash: '1080' },
  ) {
    const { staff, ada, id } = await tableOfTwo(bar);
    await staff.move((await ada.order()).body.orderId, { status: 'preparing' });
    const [served, ready, preparing] = await bar.rows('SELECT id FROM "order" ORDER BY rowid');
    await staff.move(served?.id, { status: 'completed' });
    await staff.move(ready?.id, { status: 'ready' });
    expect((await settle(staff, id, paid)).status).toBe(200);
    const ids = { served: served?.id, ready: ready?.id, preparing: preparing?.id };
    return { staff, id, ids: ids as Record<keyof typeof ids, string> };
  }

  test('are sold in the same step; what was ready is completed, the rest stays with the kitchen', async () => {
    const bar = await openApp();
    const { staff, ids } = await paidTable(bar);
    expect(await moneyOf(bar)).toEqual({ cash: 1080, card: 0, notRecorded: 0, revenue: 1080 });
    const orders = await bar.rows('SELECT status, paid_by FROM "order" ORDER BY rowid');
    expect(orders).toMatchObject([
      { status: 'completed', paid_by: 'cash' },
      { status: 'completed', paid_by: 'cash' },
      { status: 'preparing', paid_by: 'cash' },
    ]);
    const { body: read } = await staff.send(`/api/admin/orders/${ids.preparing}`);
    expect(read).toMatchObject({ status: 'preparing', paidBy: 'cash' });
    const { body: steps } = await staff.send(`/api/admin/orders/${ids.ready}/steps`);
    expect(JSON.stringify(steps)).toContain('completed');
    // Served later, recalled and served again: the money is there once.
    for (const status of ['ready', 'completed', 'ready', 'completed']) {
      expect((await staff.move(ids.preparing, { status })).status).toBe(200);
    }
    expect(await moneyOf(bar)).toEqual({ cash: 1080, card: 0, notRecorded: 0, revenue: 1080 });
    expect(await faultsOfBills(bar)).toEqual([]);
  });

  test('are all completed if they were all served', async () => {
    const bar = await openApp();
    const { staff, ada, id } = await tableOfTwo(bar);
    await staff.move((await ada.order()).body.orderId, { status: 'preparing' });
    await settle(staff, id, { card: '1080' }, { isServed: true });
    const orders = await bar.rows('SELECT DISTINCT status, paid_by FROM "order"');
    expect(orders).toMatchObject([{ status: 'completed', paid_by: 'card' }]);
    // The party still sits: its next round opens the bill again.
    await ada.order();
    expect(await readBill(bar, id)).toMatchObject({
      closedAt: null,
      worth: '1440.00',
      paid: '1080.00',
    });
    expect(await moneyOf(bar)).toEqual({ cash: 0, card: 1080, notRecorded: 0, revenue: 0 });
    expect(await faultsOfBills(bar)).toEqual([]);
  });

  test('can be neither cancelled nor made new again, by nobody and with no old copy', async () => {
    const bar = await openApp();
    const { staff, ids } = await paidTable(bar);
    const manager = await signIn(bar, 'manager');
    for (const person of [staff, manager]) {
      for (const change of [
        { status: 'cancelled' },
        { status: 'cancelled', from: 'preparing' },
        { status: 'pending' },
      ]) {
        const { status, body } = await person.move(ids.preparing, change);
        expect([status, body.code]).toEqual([409, 'bill.paid']);
      }
    }
    // A tablet that still shows the order as ready.
    const old = await staff.move(ids.ready, { status: 'cancelled', from: 'ready' });
    expect(old.body).toMatchObject({ code: 'bill.paid', current: { status: 'completed' } });
    expect(await moneyOf(bar)).toEqual({ cash: 1080, card: 0, notRecorded: 0, revenue: 1080 });
  });

  test('one is cancelled or its bill closed, whatever comes first in the same moment', async () => {
    const bar = await openApp();
    const { staff, id } = await tableOfTwo(bar);
    const [first] = await bar.rows('SELECT id FROM "order" ORDER BY rowid');
    await take(staff, id, '720.00', 'cash');
    const [closed, cancelled] = await Promise.all([
      onBill(staff, id, 'close', { worth: '720.00', paid: '720.00' }),
      staff.move(String(first?.id), { status: 'cancelled' }),
    ]);
    expect([closed.body.code, cancelled.body.code].filter(Boolean)).toHaveLength(1);
    expect(await faultsOfBills(bar)).toEqual([]);
  });
});

describeOnFile('a bill that is not what the person saw', (openApp) => {
  test('is not closed: an order came meanwhile, or something is still owed', async () => {
    const bar = await openApp();
    const { staff, ada, id } = await tableOfTwo(bar);
    const seen = { worth: '720.00', paid: '720.00' };
    await take(staff, id, '720.00', 'cash');
    const { body } = await ada.order();
    expect((await onBill(staff, id, 'close', seen)).body.code).toBe('bill.unconfirmed');
    await staff.move(body.orderId, { status: 'confirmed' });
    for (const asSeen of [seen, { worth: '1080.00', paid: '720.00' }]) {
      const { status, body: refused } = await onBill(staff, id, 'close', asSeen);
      expect([status, refused.code, refused.totalAmount]).toEqual([409, 'bill.changed', '360.00']);
    }
    expect((await act(staff, id, 'close', {})).body).toMatchObject({
      code: 'bill.unpaid',
      totalAmount: '360.00',
    });
    const old = { totalAmount: '1080.00', cashAmount: '1080.00', cardAmount: '0.00' };
    expect((await act(staff, id, 'pay', old)).status).toBe(426);
  });

  test('a tablet that saw the party at another table learns who moved it', async () => {
    const bar = await openApp();
    const { staff, id } = await tableOfTwo(bar);
    const elif = await signIn(bar, 'manager');
    await act(elif, id, 'move', { tableId: T3, from: T7 });
    expect((await act(staff, id, 'move', { tableId: S1, from: T7 })).body).toMatchObject({
      code: 'conflict',
      by: elif.user.firstName,
      current: { tableId: T3 },
    });
  });

  test('a party with a booking is not put where another one comes during its time', async () => {
    const bar = await openApp();
    const { staff, id } = await tableOfTwo(bar);
    await staff.send('/api/admin/reservations/walk-in', { body: { tableId: S1, partySize: 2 } });
    await staff.send('/api/admin/reservations/walk-in', { body: { tableId: T3, partySize: 2 } });
    await bar.rows(`UPDATE reservation SET table_id = ${T7} WHERE table_id = ${S1}`);
    await bar.rows(
      `UPDATE reservation SET status = 'confirmed', starts_at = starts_at + ${HOUR},
        ends_at = ends_at + ${HOUR}, guest_name = 'Owen' WHERE table_id = ${T3}`,
    );
    const { status, body } = await act(staff, id, 'move', { tableId: T3, from: T7 });
    expect([status, body.code, body.by]).toEqual([409, 'table.taken', 'Owen']);
  });

  test('a call that a later one has replaced stays open', async () => {
    const bar = await openApp();
    const { staff, ada, id } = await tableOfTwo(bar);
    const first = ((await ada.call('bill')).body as unknown as SeatRead).calls.bill?.at;
    await act(staff, id, 'call', { call: 'bill', at: first });
    bar.clock.advance(2 * 60_000);
    await ada.call('bill');
    const { status } = await act(staff, id, 'call', { call: 'bill', at: first });
    expect(status).toBe(200);
    expect((await read(ada)).calls.bill?.takenBy).toBeNull();
  });
});

describeOnFile('a table that nobody closes', (openApp) => {
  test('is closed after four hours if it was only scanned, and at the end of the evening', async () => {
    const bar = await openApp();
    const { closeForgottenSeatings } = await import('../../../server/usecases/upkeep/due-work');
    await phoneAt(bar, S1);
    await placeOrder(createBrowser(bar), lemonades({ tableNumber: 'T7' }));
    bar.clock.advance(4 * HOUR + 1);
    await closeForgottenSeatings(bar.deps);
    expect(await bar.deps.seatings.openAt(S1)).toBeNull();
    expect(await bar.deps.seatings.openAt(T7)).not.toBeNull();
    bar.clock.advance(4 * HOUR);
    await closeForgottenSeatings(bar.deps);
    expect(await bar.deps.seatings.openAt(T7)).toBeNull();
  });
});
