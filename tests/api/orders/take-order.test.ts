import { expect, test } from 'vitest';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnBoth, describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import { faultsOfBills, onBill, readBill, settle, take } from '../../support/data/test-bills';
import { ADA, join } from '../../support/data/test-members';
import { DISH, HOME, lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';
import { phoneAt, seatingAt, TABLES } from '../../support/data/test-seats';

const { T3, T7 } = TABLES;
const T8 = 28;
const MINUTE = 60_000;

type Round = { bill?: string; id?: string; ageMs?: number } & Record<string, unknown>;

/** Sends a round of two lemonades, 360 lira, for T7. */
function takeOrder(staff: TestStaff, { id = newOrderId(), ageMs = 0, ...more }: Round = {}) {
  const { tableNumber: _, ...two } = lemonades();
  return staff.send('/api/admin/orders', {
    body: { ...two, bill: newOrderId(), ...(more.tab ? {} : { tableId: T7 }), ...more },
    headers: { 'Idempotency-Key': id, 'X-BB-Age-Ms': String(ageMs) },
  });
}

const line = (originalMenuItemId: number, price: string, more = {}) => ({
  items: [{ originalMenuItemId, quantity: 1, price, ...more }],
  totalAmount: price,
});

async function set(bar: TestApp, key: string, value: unknown) {
  const owner = await signIn(bar, 'super_admin');
  await owner.send(`/api/admin/settings/${key}`, { method: 'PUT', body: { value } });
}

const orderOf = async (bar: TestApp, id: unknown) => bar.deps.orders.find(String(id));

describeOnBoth('a round that staff type', (openApp) => {
  test('opens the bill of its table, confirmed, by its author, once', async () => {
    const bar = await openApp();
    const elif = await signIn(bar, 'staff');
    const [bill, id] = [newOrderId(), newOrderId()];
    const sent = await Promise.all([1, 2, 3].map(() => takeOrder(elif, { bill, id })));
    expect(sent.map(({ status }) => status)).toContain(201);
    const again = await takeOrder(elif, { bill, id });
    const by = elif.user.firstName;
    expect(again.body.order).toMatchObject({
      ...{ id, status: 'confirmed', statusBy: by, author: by, tableNumber: 'T7' },
      ...{ seatingId: bill, billId: bill, totalAmount: '360.00' },
    });
    expect(await seatingAt(bar, T7)).toBe(bill);
    expect(await readBill(bar, bill)).toMatchObject({
      worth: '360.00',
      kind: 'table',
      label: 'T7',
    });
    expect(await bar.rows('SELECT count(*) AS n FROM "order"')).toEqual([{ n: 1 }]);
    // A restore may lose the stored response, but not the order, which is its author's.
    await bar.rows('DELETE FROM receipt');
    expect((await takeOrder(elif, { bill, id })).body.order).toMatchObject({ id });
    await bar.rows('DELETE FROM receipt');
    const other = await takeOrder(await signIn(bar, 'manager'), { bill, id });
    expect([other.status, other.body.code]).toEqual([409, 'conflict']);
    expect(await faultsOfBills(bar)).toEqual([]);
  });

  test('of two tablets and a phone lands on one bill, whatever the tablets call it', async () => {
    const bar = await openApp();
    const [elif, can] = [await signIn(bar, 'staff'), await signIn(bar, 'manager')];
    const bills = [newOrderId(), newOrderId()];
    const phone = await phoneAt(bar, T7);
    const sent = await Promise.all([
      ...[1, 2, 3].map(() => takeOrder(elif, { bill: bills[0] ?? '' })),
      ...[1, 2, 3].map(() => takeOrder(can, { bill: bills[1] ?? '' })),
      phone.order(),
    ]);
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 201));
    await takeOrder(elif, { bill: bills[0] ?? '' });
    await take(can, bills[1] ?? '', '100.00', 'cash');
    const id = await seatingAt(bar, T7);
    for (const bill of bills) {
      expect(await readBill(bar, bill)).toMatchObject({ id, worth: '2880.00', paid: '100.00' });
    }
    expect(await faultsOfBills(bar)).toEqual([]);
  });

  test('follows a party that moved, and opens the bill of one that left after the tap', async () => {
    const bar = await openApp();
    const elif = await signIn(bar, 'staff');
    const bill = newOrderId();
    await takeOrder(elif, { bill });
    await elif.send(`/api/admin/seatings/${bill}/move`, { body: { tableId: T8, from: T7 } });
    const moved = await takeOrder(elif, { bill });
    expect(moved.body.order).toMatchObject({ tableNumber: 'T8', billId: bill });
    await take(elif, bill, '720.00', 'cash');
    const paid = { worth: '720.00', paid: '720.00', freesTable: true, isServed: true };
    expect((await onBill(elif, bill, 'close', paid)).status).toBe(200);
    const later = await phoneAt(bar, T8);
    await later.order();
    // Tapped a minute before the table was freed.
    const late = await takeOrder(elif, { bill, ageMs: MINUTE });
    expect(late.body.order).toMatchObject({ billId: bill });
    expect(await readBill(bar, bill)).toMatchObject({ worth: '1080.00', closedAt: null });
    // Tapped afterwards: nobody knows for whom, so a person says it.
    bar.clock.advance(MINUTE);
    const asked = await takeOrder(elif, { bill });
    expect([asked.status, asked.body.code]).toEqual([409, 'bill.left']);
    expect((await takeOrder(elif, { bill, isLate: true })).status).toBe(201);
    const fresh = await takeOrder(elif, { bill: newOrderId(), tableId: T8 });
    expect(fresh.body.order).toMatchObject({ billId: await seatingAt(bar, T8) });
    expect(await readBill(bar, bill)).toMatchObject({ worth: '1440.00' });
    expect(await faultsOfBills(bar)).toEqual([]);
  });
});

describeOnFile('a round that staff type', (openApp) => {
  test('may have alcohol whatever guests may, but not out of the house', async () => {
    const bar = await openApp();
    const elif = await signIn(bar, 'staff');
    await set(bar, 'legal.alcoholOrders', false);
    const beer = line(DISH.cocktail, '420.00');
    const guest = await placeOrder(createBrowser(bar), lemonades(beer));
    expect([guest.status, guest.body.code]).toEqual([409, 'order.alcohol_off']);
    expect((await takeOrder(elif, { ...beer, ageSeen: true })).status).toBe(201);
    expect((await takeOrder(elif, { ...beer, tab: { name: 'Deniz' } })).status).toBe(201);
    const away = { ...beer, serviceType: 'delivery', deliveryAddress: HOME };
    expect((await placeOrder(createBrowser(bar), lemonades(away))).body.code).toBe(
      'order.table_only',
    );
    expect((await takeOrder(elif, away)).body.code).toBe('order.table_only');
    const nothing = await takeOrder(elif, line(99_999, '1.00'));
    expect([nothing.status, nothing.body.code]).toEqual([422, 'order.unknown_item']);
  });

  test('has the prices of the tap if the dish had them, and stands when a dish is sold out meanwhile', async () => {
    const bar = await openApp();
    const [elif, can] = [await signIn(bar, 'staff'), await signIn(bar, 'manager')];
    const prices = [{ id: DISH.lemonade, from: '180.00', to: '200.00' }];
    expect((await can.send('/api/admin/menu/prices', { body: { prices } })).status).toBe(200);
    await bar.rows(`UPDATE menu_item SET is_available = 0 WHERE id = ${DISH.lemonade}`);
    bar.deps.menu.forget();
    await set(bar, 'ordering.paused', true);
    const old = await takeOrder(elif, { ageMs: 10 * MINUTE });
    expect(old.body.order).toMatchObject({
      totalAmount: '360.00',
      remarks: [
        { lineNo: 0, kind: 'sold_out' },
        { lineNo: 0, kind: 'tap_price', tapped: '180.00', now: '200.00' },
      ],
    });
    const wrong = await takeOrder(elif, line(DISH.lemonade, '1.00'));
    expect(wrong.body.order).toMatchObject({
      totalAmount: '200.00',
      remarks: [{ kind: 'sold_out' }, { kind: 'new_price', tapped: '1.00', now: '200.00' }],
    });
  });

  test('counts for the dishes that tablets offer first at that hour, once it is sold', async () => {
    const bar = await openApp();
    const elif = await signIn(bar, 'staff');
    const bill = newOrderId();
    await takeOrder(elif, { bill });
    const often = async () => (await elif.send('/api/admin/menu/often')).body;
    expect(await often()).toEqual({ hours: [] });
    await settle(elif, bill, { cash: '360.00' }, { isServed: true });
    expect(await often()).toEqual({ hours: [{ hour: 21, dishes: [DISH.lemonade] }] });
  });

  test('keeps note, allergy and person of a line, and the time, phone and address of a guest who calls', async () => {
    const bar = await openApp();
    const elif = await signIn(bar, 'staff');
    const wishes = { customizations: { notes: 'No ice', allergy: 'Nuts' }, person: 2 };
    const noted = await takeOrder(elif, line(DISH.lemonade, '180.00', wishes));
    expect(noted.body.order).toMatchObject({ items: [wishes] });
    const wantedAt = new Date(bar.clock.now() + 60 * MINUTE).toISOString();
    const called = { serviceType: 'delivery', deliveryAddress: HOME, wantedAt };
    const { body } = await takeOrder(elif, { ...called, bill: undefined, tableId: undefined });
    expect(body.order).toMatchObject({
      ...{ guestName: HOME.fullName, deliveryFee: '150.00', wantedAt, totalAmount: '510.00' },
      deliveryAddress: { address: HOME.address },
    });
    const { id } = Object(body.order);
    await elif.move(id, { status: 'completed', paidBy: 'cash' });
    const closed = { kind: 'order', worth: '510.00', paid: '510.00', closedAt: expect.any(String) };
    expect(await readBill(bar, id)).toMatchObject(closed);
    expect((await orderOf(bar, id))?.row.authorId).toBe(elif.user.id);
  });
});

describeOnBoth('a tab', (openApp) => {
  test('is opened once, renamed, goes to a table and back with its bill', async () => {
    const bar = await openApp();
    const [elif, can] = [await signIn(bar, 'staff'), await signIn(bar, 'manager')];
    const id = newOrderId();
    for (const _ of [1, 2]) {
      expect((await onBill(elif, id, 'open', { name: 'Deniz', phone: '05321234567' })).status).toBe(
        200,
      );
    }
    const { body } = await takeOrder(elif, { bill: id, tab: { name: 'Deniz' } });
    expect(body.order).toMatchObject({ guestName: 'Deniz', tableNumber: null, seatingId: null });
    await onBill(can, id, 'name', { name: 'Deniz B.' });
    expect(await readBill(bar, id)).toMatchObject({
      kind: 'tab',
      label: 'Deniz B.',
      worth: '360.00',
    });
    const { id: orderId } = Object(body.order);
    expect((await orderOf(bar, orderId))?.row.guestName).toBe('Deniz B.');
    const atTable = newOrderId();
    const begins = { label: 'T3', tableId: T3 };
    expect((await onBill(can, id, 'merge', { into: atTable, begins })).status).toBe(200);
    expect(await seatingAt(bar, T3)).toBe(atTable);
    // The other tablet has not heard of it.
    const late = await takeOrder(elif, { bill: id, tab: { name: 'Deniz' } });
    expect(late.body.order).toMatchObject({ billId: atTable, tableNumber: 'T3' });
    expect(await readBill(bar, id)).toMatchObject({ id: atTable, kind: 'table', worth: '720.00' });
    expect((await orderOf(bar, orderId))?.row.tableNumber).toBe('T3');
    const back = newOrderId();
    const leave = { into: back, begins: { label: 'Deniz' }, freesTable: true };
    expect((await onBill(can, atTable, 'merge', leave)).status).toBe(200);
    expect(await bar.deps.seatings.openAt(T3)).toBeNull();
    expect(await readBill(bar, id)).toMatchObject({ id: back, kind: 'tab', worth: '720.00' });
    await take(elif, atTable, '720.00', 'card');
    expect(await readBill(bar, back)).toMatchObject({ paid: '720.00' });
    expect(await faultsOfBills(bar)).toEqual([]);
  });

  test('gives its rounds to the member who is named on it', async () => {
    const bar = await openApp();
    const elif = await signIn(bar, 'staff');
    const { body: ada } = await join(createBrowser(bar));
    const bill = newOrderId();
    await onBill(elif, bill, 'open', { name: 'Deniz', memberId: String(ada.id) });
    const { body } = await takeOrder(elif, { bill, tab: { name: 'Deniz' } });
    const pointsOf = async (order: unknown) => {
      const { memberId, earnPoints } = (await orderOf(bar, Object(order).id))?.row ?? {};
      return { memberId, earnPoints };
    };
    const [named, nobody] = [
      { memberId: ada.id, earnPoints: 36 },
      { memberId: null, earnPoints: 0 },
    ];
    expect(await pointsOf(body.order)).toEqual(named);
    const stranger = await takeOrder(elif, { memberId: 'nobody' });
    expect(await pointsOf(stranger.body.order)).toEqual(nobody);
    // The wrong member, and then the right one again: the round follows until it is handed over.
    await onBill(elif, bill, 'name', { name: 'Deniz' });
    expect(await pointsOf(body.order)).toEqual(nobody);
    await onBill(elif, bill, 'name', { name: 'Deniz', memberId: String(ada.id) });
    expect(await pointsOf(body.order)).toEqual(named);
    expect(await readBill(bar, bill)).toMatchObject({ memberId: ada.id, memberName: 'Ada K.' });
    // The bill of a table gets the member of its first round, and keeps its own name.
    const table = newOrderId();
    await takeOrder(elif, { bill: table, tableId: T3 });
    await onBill(elif, table, 'name', { name: 'Ada', memberId: String(ada.id) });
    expect(await readBill(bar, table)).toMatchObject({ label: 'T3', memberName: 'Ada K.' });
    const next = await takeOrder(elif, { bill: table, tableId: T3 });
    expect(await pointsOf(next.body.order)).toEqual(named);
    const found = async (q: string) => (await elif.send(`/api/admin/members?q=${q}`)).body;
    const seen = { id: ada.id, name: 'Ada K.', phone: ADA.phone.slice(-4) };
    for (const q of ['kay', 'ADA%20K', seen.phone, ADA.phone]) {
      expect(await found(q)).toEqual({ members: [seen] });
    }
    expect(await found('zzz')).toEqual({ members: [] });
    expect(await found('ka')).toMatchObject({ code: 'invalid_input' });
    // Whoever deletes an account leaves no name on a bill.
    await bar.deps.members.forget({ id: String(ada.id), email: ADA.email }, 1);
    expect(await readBill(bar, table)).not.toHaveProperty('memberName');
  });
});
