import { expect, test } from 'vitest';
import type { TestApp } from '../../support/bar/test-app';
import { describeApp, describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import { faultsOfBills, onBill, readBill, settle, take } from '../../support/data/test-bills';
import { DISH, lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';
import { phoneAt, seatingAt, TABLES } from '../../support/data/test-seats';
import { addItem, putRecipe } from '../../support/data/test-stock';

const { T3, T7 } = TABLES;
const MINUTE = 60_000;
const PIN = '274913';
const PASSWORD = 'bliss-demo-2026';

/** Four lemonades at T7, 720 lira. */
async function table(bar: TestApp) {
  const [elif, can] = [await signIn(bar, 'staff'), await signIn(bar, 'manager')];
  const phone = await phoneAt(bar, T7);
  const four = [{ originalMenuItemId: DISH.lemonade, quantity: 4, price: '180.00' }];
  const { body } = await phone.order({ items: four, totalAmount: '720.00' });
  const orderId = String(body.orderId);
  await elif.move(orderId, { status: 'preparing' });
  return { elif, can, phone, orderId, id: await seatingAt(bar, T7) };
}

const gone = (orderId: string, pieces: number, more = {}) => ({
  ...{ orderId, lineNo: 0, pieces, reason: 'wrong_order', wasMade: false },
  ...more,
});
const off = (orderId: string, how: object) => ({
  ...{ lines: [{ orderId, lineNo: 0 }], off: how, reason: 'quality' },
});
const entryOf = async (bar: TestApp) =>
  String((await bar.rows('SELECT id FROM line_entry'))[0]?.id).replace(/:.*/, '');
const soldOf = async (bar: TestApp) => {
  const [row] = await bar.rows('SELECT coalesce(sum(kurus), 0) AS kurus FROM sale_line');
  return Number(row?.kurus) / 100;
};
async function approve(staff: TestStaff, manager: TestStaff, change: string, pin = PIN) {
  const body = { change, staffId: manager.user.id, pin };
  return staff.send('/api/admin/approvals', { body });
}

describeApp('lines of a bill', (openApp) => {
  test('are taken off in pieces, never below none, and come back when that is undone', async () => {
    const bar = await openApp();
    const { elif, can, orderId, id } = await table(bar);
    const tap = newOrderId();
    await onBill(elif, id, 'voids', gone(orderId, 2), { id: tap });
    await onBill(elif, id, 'voids', gone(orderId, 2), { id: tap });
    expect(await readBill(bar, id)).toMatchObject({ worth: '360.00' });
    // Two tablets take off the last two at once: two are gone, not four.
    await Promise.all([
      onBill(elif, id, 'voids', gone(orderId, 1)),
      onBill(can, id, 'voids', gone(orderId, 2)),
    ]);
    expect(await readBill(bar, id)).toMatchObject({ worth: '0.00' });
    expect((await onBill(can, id, 'voids', gone(orderId, 1))).status).toBe(200);
    const undo = { entry: tap };
    await Promise.all([
      onBill(elif, id, 'entries/undo', undo),
      onBill(can, id, 'entries/undo', undo),
    ]);
    expect(await readBill(bar, id)).toMatchObject({ worth: '360.00' });
    const { body } = await elif.send(`/api/admin/orders/${orderId}`);
    expect(JSON.stringify(body)).toContain('wrong_order');
    await settle(can, id, { cash: '360.00' });
    expect(await soldOf(bar)).toBe(360);
    const pieces = await bar.rows('SELECT sum(quantity) AS pieces FROM sale_line');
    expect(pieces).toMatchObject([{ pieces: 2 }]);
    expect(await faultsOfBills(bar)).toEqual([]);
  });

  test('move to another bill, whole or in part, and nothing is sent to the kitchen again', async () => {
    const bar = await openApp();
    const { elif, can, orderId, id } = await table(bar);
    const eve = await phoneAt(bar, T3);
    await elif.move((await eve.order()).body.orderId, { status: 'ready' });
    const there = await seatingAt(bar, T3);
    await onBill(can, id, 'reductions', off(orderId, { kind: 'discount', percent: 10 }));
    const lines = [{ orderId, lineNo: 0, pieces: 2 }];
    expect((await onBill(elif, id, 'moves', { lines, to: there })).status).toBe(200);
    expect(await readBill(bar, id)).toMatchObject({ worth: '324.00' });
    expect(await readBill(bar, there)).toMatchObject({ worth: '684.00' });
    await onBill(elif, id, 'moves', { lines, to: there });
    expect([(await readBill(bar, id)).worth, (await readBill(bar, there)).worth]).toEqual([
      '0.00',
      '1008.00',
    ]);
    const orders = await bar.rows('SELECT status FROM "order" ORDER BY rowid');
    expect(orders).toMatchObject([{ status: 'preparing' }, { status: 'ready' }]);
    await settle(elif, there, { card: '1008.00' });
    expect(await soldOf(bar)).toBe(1008);
    expect(await faultsOfBills(bar)).toEqual([]);
  });

  test('that have moved are off their new bill when their order is cancelled', async () => {
    const bar = await openApp();
    const { elif, orderId, id } = await table(bar);
    const eve = await phoneAt(bar, T3);
    await elif.move((await eve.order()).body.orderId, { status: 'ready' });
    const there = await seatingAt(bar, T3);
    const lines = [{ orderId, lineNo: 0, pieces: 4 }];
    await onBill(elif, id, 'moves', { lines, to: there });
    await settle(elif, there, { cash: '1080.00' }, {});
    await elif.move(orderId, { status: 'cancelled' });
    expect(await readBill(bar, there)).toMatchObject({ worth: '360.00', paid: '1080.00' });
    expect(await soldOf(bar)).toBe(360);
    expect(await faultsOfBills(bar)).toEqual([]);
  });

  test('after the payment ask for a manager, and leave money to give back', async () => {
    const bar = await openApp();
    const { elif, can, orderId, id } = await table(bar);
    await can.send('/api/admin/auth/pin', { body: { pin: PIN, currentPassword: PASSWORD } });
    await settle(elif, id, { cash: '720.00' }, {});
    expect((await onBill(elif, id, 'voids', gone(orderId, 1))).body.code).toBe('approval.required');
    const change = newOrderId();
    expect((await approve(elif, can, change, '111111')).body.code).toBe('pin.wrong');
    expect((await approve(elif, can, change)).body).toEqual({ approvedBy: can.user.firstName });
    expect((await onBill(elif, id, 'voids', gone(orderId, 1), { id: change })).status).toBe(200);
    expect(await readBill(bar, id)).toMatchObject({ worth: '540.00', paid: '720.00' });
    expect(await soldOf(bar)).toBe(540);
    const [entry] = await bar.rows('SELECT by, approved_by, is_proven FROM line_entry');
    expect(entry).toMatchObject({
      by: elif.user.firstName,
      approved_by: can.user.firstName,
      is_proven: 1,
    });
    // An approval is for one change only.
    expect((await onBill(elif, id, 'voids', gone(orderId, 1))).status).toBe(403);
    expect(await faultsOfBills(bar)).toEqual([]);
  });
});

describeApp('a dish that is made again', (openApp) => {
  test('costs nothing, goes to the kitchen once, uses stock once more, and is taken back until it is ready', async () => {
    const bar = await openApp();
    const { elif, can, orderId, id } = await table(bar);
    const item = await addItem(bar);
    await putRecipe(await signIn(bar, 'super_admin'), `dish:${DISH.lemonade}`, { [item]: 1 });
    const again = { orderId, lineNo: 0, pieces: 1, reason: 'dropped', note: 'on the stairs' };
    const [first, second] = [newOrderId(), newOrderId()];
    for (const tap of [first, first, second]) {
      expect((await onBill(elif, id, 'remakes', again, { id: tap })).status).toBe(200);
    }
    expect(await readBill(bar, id)).toMatchObject({ worth: '720.00' });
    const { body: ticket } = await elif.send(`/api/admin/orders/${first}`);
    expect(ticket).toMatchObject({
      ...{ status: 'confirmed', isAgain: true, totalAmount: '0.00', tableNumber: 'T7', billId: id },
      items: [{ menuItemId: DISH.lemonade, quantity: 1, unitPrice: '0.00' }],
    });
    await elif.move(first, { status: 'completed' });
    const used = "SELECT -sum(milli) AS milli FROM inventory_movement WHERE kind = 'use'";
    expect(await bar.rows(used)).toMatchObject([{ milli: 1_000 }]);
    // What was not made yet is taken back; what is ready stays.
    for (const _ of ['sent', 'sent again']) {
      expect((await onBill(elif, id, 'entries/undo', { entry: second })).status).toBe(200);
    }
    const late = await onBill(can, id, 'entries/undo', { entry: first });
    expect(late).toMatchObject({ status: 409, body: { code: 'order.not_cancellable' } });
    const orders = await bar.rows(
      `SELECT status FROM "order" WHERE source = 'remake' ORDER BY rowid`,
    );
    expect(orders).toMatchObject([{ status: 'completed' }, { status: 'cancelled' }]);
    // Cancelled on the board, it is taken back as well.
    const third = newOrderId();
    await onBill(elif, id, 'remakes', again, { id: third });
    await elif.move(third, { status: 'cancelled' });
    const undone = "SELECT by, undoes FROM line_entry WHERE kind = 'undo' ORDER BY rowid";
    const by = elif.user.firstName;
    expect(await bar.rows(undone)).toEqual([
      { by, undoes: `${second}:0` },
      { by, undoes: `${third}:0` },
    ]);
    expect((await onBill(elif, id, 'entries/undo', { entry: third })).status).toBe(200);
    const { body: day } = await can.send('/api/admin/days/2026-07-04');
    const { entries } = day.figures as { entries: object[] };
    expect(entries).toContainEqual(
      expect.objectContaining({ kind: 'remake', by: elif.user.firstName, reason: 'dropped' }),
    );
    await settle(elif, id, { cash: '720.00' }, { isServed: true });
    expect(await soldOf(bar)).toBe(720);
    expect(await faultsOfBills(bar)).toEqual([]);
  });
});

describeApp('bills without a table', (openApp) => {
  test('are merged with lines, fee and payments, and what comes later follows', async () => {
    const bar = await openApp();
    const { elif, can, id } = await table(bar);
    await settle(elif, id, { cash: '720.00' }, { isServed: true, freesTable: true });
    const collection = lemonades({ serviceType: 'collection', tableNumber: undefined });
    const place = async () =>
      String((await placeOrder(createBrowser(bar), collection)).body.orderId);
    const [from, into] = [await place(), await place()];
    for (const order of [from, into]) await elif.move(order, { status: 'ready' });
    await take(elif, from, '60.00', 'cash');
    const tap = newOrderId();
    for (const _ of ['sent', 'sent again']) {
      expect((await onBill(elif, from, 'merge', { into }, { id: tap })).status).toBe(200);
    }
    expect((await onBill(elif, from, 'merge', { into })).status).toBe(200);
    await take(elif, from, '100.00', 'card');
    expect(await readBill(bar, into)).toMatchObject({ worth: '720.00', paid: '160.00' });
    await onBill(can, from, 'voids', gone(from, 1));
    expect(await readBill(bar, from)).toMatchObject({ id: into, worth: '540.00' });
    await settle(elif, into, { card: '380.00' }, {});
    const close = { worth: '540.00', paid: '540.00' };
    await onBill(elif, from, 'close', close);
    expect(await readBill(bar, into)).toMatchObject({ closedAt: expect.any(String) });
    expect(await soldOf(bar)).toBe(720 + 540);
    expect(await faultsOfBills(bar)).toEqual([]);
  });

  test('of a party that sits is not merged away; pieces begin a bill at a table or under a name', async () => {
    const bar = await openApp();
    const { elif, orderId, id } = await table(bar);
    const eve = await phoneAt(bar, T3);
    await elif.move((await eve.order()).body.orderId, { status: 'ready' });
    const there = await seatingAt(bar, T3);
    expect((await onBill(elif, id, 'merge', { into: there })).body.code).toBe('conflict');
    const move = (to: string, begins: object) =>
      onBill(elif, id, 'moves', { lines: [{ orderId, lineNo: 0, pieces: 1 }], to, begins });
    const [free, taken, named] = [newOrderId(), newOrderId(), newOrderId()];
    expect((await move(free, { tableId: 28, label: 'T8' })).status).toBe(200);
    expect(await readBill(bar, free)).toMatchObject({
      kind: 'table',
      label: 'T8',
      worth: '180.00',
    });
    expect(await seatingAt(bar, 28)).toBe(free);
    // A party has sat down there: its bill gets the lines, and what the tablet calls the bill follows.
    expect((await move(taken, { tableId: T3, label: 'T3' })).status).toBe(200);
    expect(await readBill(bar, taken)).toMatchObject({ id: there, worth: '540.00' });
    expect((await move(named, { label: 'Deniz' })).status).toBe(200);
    await take(elif, named, '180.00', 'cash');
    const deniz = { kind: 'tab', label: 'Deniz', worth: '180.00', paid: '180.00' };
    expect(await readBill(bar, named)).toMatchObject(deniz);
    expect(await readBill(bar, id)).toMatchObject({ worth: '180.00' });
    // Tablets hear where a moved line is when the bill that it went to is merged, though its order is not on that bill.
    const version = async () =>
      Number((await bar.rows(`SELECT v FROM "order" WHERE id = '${orderId}'`))[0]?.v);
    const before = await version();
    expect((await onBill(elif, named, 'merge', { into: there })).status).toBe(200);
    expect(await version()).toBe(before + 1);
    expect(await readBill(bar, there)).toMatchObject({ worth: '720.00', paid: '180.00' });
    expect(await faultsOfBills(bar)).toEqual([]);
  });
});

describeOnFile('what a member of the team takes off', (openApp) => {
  test('is bounded a bill: the void above ₺500, any comp, more than a tenth off', async () => {
    const bar = await openApp();
    const { elif, can, orderId, id } = await table(bar);
    const code = async (sent: ReturnType<typeof onBill>) => (await sent).body.code;
    expect(await code(onBill(elif, id, 'reductions', off(orderId, { kind: 'comp' })))).toBe(
      'approval.required',
    );
    expect(await code(onBill(elif, id, 'reductions', off(orderId, { kind: 'staff' })))).toBe(
      'approval.required',
    );
    expect(
      await code(onBill(elif, id, 'reductions', off(orderId, { kind: 'discount', percent: 10 }))),
    ).toBeUndefined();
    expect(
      await code(onBill(elif, id, 'reductions', off(orderId, { kind: 'amount', amount: '1.00' }))),
    ).toBe('approval.required');
    expect(await code(onBill(elif, id, 'voids', gone(orderId, 2)))).toBeUndefined();
    expect(await code(onBill(elif, id, 'voids', gone(orderId, 2)))).toBe('approval.required');
    expect(
      await code(onBill(can, id, 'reductions', off(orderId, { kind: 'comp' }))),
    ).toBeUndefined();
    expect(await readBill(bar, id)).toMatchObject({ worth: '0.00' });
    expect(await faultsOfBills(bar)).toEqual([]);
  });

  test('counts what stands: a comp beyond the limit asks, unless the one before was undone', async () => {
    const bar = await openApp();
    const { elif, phone, orderId, id } = await table(bar);
    const owner = await signIn(bar, 'super_admin');
    const limit = { method: 'PUT', body: { value: '720.00' } };
    await owner.send('/api/admin/settings/till.compLimit', limit);
    const more = String((await phone.order()).body.orderId);
    await elif.move(more, { status: 'preparing' });
    const tap = newOrderId();
    const comp = off(orderId, { kind: 'comp' });
    expect((await onBill(elif, id, 'reductions', comp, { id: tap })).status).toBe(200);
    const other = () => onBill(elif, id, 'reductions', off(more, { kind: 'comp' }));
    expect((await other()).body.code).toBe('approval.required');
    await onBill(elif, id, 'entries/undo', { entry: tap });
    expect((await other()).status).toBe(200);
    expect(await readBill(bar, id)).toMatchObject({ worth: '720.00' });
    expect(await faultsOfBills(bar)).toEqual([]);
  });

  test('after a print needs the PIN, and names both people in entry, log and day; money is to give back', async () => {
    const bar = await openApp();
    const { elif, can, orderId, id } = await table(bar);
    await can.send('/api/admin/auth/pin', { body: { pin: PIN, currentPassword: PASSWORD } });
    await onBill(elif, id, 'prints', { worth: '720.00' });
    expect((await onBill(elif, id, 'voids', gone(orderId, 1))).status).toBe(403);
    await settle(elif, id, { cash: '720.00' }, { isServed: true });
    // An order of a paid bill is not cancelled: its lines are taken off.
    expect((await elif.move(orderId, { status: 'cancelled' })).body.code).toBe('bill.paid');
    const change = newOrderId();
    await approve(elif, can, change);
    const note = 'glass was chipped';
    expect(
      (await onBill(elif, id, 'voids', gone(orderId, 4, { note }), { id: change })).status,
    ).toBe(200);
    const both = { by: elif.user.firstName, approvedBy: can.user.firstName };
    const { body } = await elif.send(`/api/admin/orders/${orderId}`);
    expect(body).toMatchObject({ entries: [{ ...both, note, kind: 'void' }] });
    const [audit] = await bar.rows("SELECT actor, after FROM audit WHERE action = 'line.void'");
    expect(audit?.actor).toContain(elif.user.id);
    expect(audit?.after).toContain(can.user.firstName);
    const { body: day } = await can.send('/api/admin/days/2026-07-04');
    expect(day).toMatchObject({
      figures: { entries: [{ ...both, kind: 'void' }] },
      issues: expect.arrayContaining([
        expect.objectContaining({ kind: 'refund_due', id, amount: '720.00' }),
      ]),
    });
  });

  test('with a manager’s PIN that a tablet without a connection checked is proven once the server has seen the same PIN', async () => {
    const bar = await openApp();
    const { elif, can, orderId, id } = await table(bar);
    const pinOf = async (pin: string) =>
      (await can.send('/api/admin/auth/pin', { body: { pin, currentPassword: PASSWORD } })).body
        .pinVersion;
    const here = { approvedBy: can.user.id, pinVersion: await pinOf('582047') };
    const comp = { ...off(orderId, { kind: 'comp' }), ...here };
    expect(
      (await onBill(elif, id, 'reductions', { ...comp, approvedBy: elif.user.id })).status,
    ).toBe(403);
    expect((await onBill(elif, id, 'reductions', comp, { ageMs: 5 * MINUTE })).status).toBe(200);
    const entries = () => bar.rows('SELECT kind, approved_by, is_proven FROM line_entry');
    const first = { kind: 'comp', approved_by: can.user.firstName, is_proven: 0 };
    expect(await entries()).toEqual([first]);
    // The tablet checked another PIN than the one that the server sees from now on.
    const pinVersion = await pinOf(PIN);
    await approve(elif, can, newOrderId());
    expect(await entries()).toEqual([first]);

    await onBill(elif, id, 'entries/undo', { entry: await entryOf(bar) });
    await onBill(elif, id, 'reductions', { ...comp, pinVersion });
    const [v] = await bar.rows('SELECT v FROM "order"');
    await approve(elif, can, newOrderId(), '111111');
    expect(await entries()).toMatchObject([first, {}, { kind: 'comp', is_proven: 0 }]);
    await approve(elif, can, newOrderId());
    expect(await entries()).toMatchObject([first, {}, { kind: 'comp', is_proven: 1 }]);
    expect(await bar.rows('SELECT v FROM "order"')).toEqual([{ v: Number(v?.v) + 1 }]);
    for (const change of ['is_proven = 0', 'kurus = 0', "pin_claim = ''"]) {
      await expect(bar.rows(`UPDATE line_entry SET ${change}`)).rejects.toThrow(/append-only/);
    }
  });

  test('draws no stock unless it was made', async () => {
    const bar = await openApp();
    const { elif, can, orderId, id } = await table(bar);
    const item = await addItem(bar);
    await putRecipe(await signIn(bar, 'super_admin'), `dish:${DISH.lemonade}`, { [item]: 1 });
    await onBill(can, id, 'voids', gone(orderId, 1));
    await onBill(can, id, 'voids', gone(orderId, 1, { wasMade: true }));
    const eve = await phoneAt(bar, T3);
    await eve.order();
    const lines = [{ orderId, lineNo: 0, pieces: 1 }];
    await onBill(elif, id, 'moves', { lines, to: await seatingAt(bar, T3) });
    await elif.move(orderId, { status: 'completed' });
    const [used] = await bar.rows(
      "SELECT -sum(milli) AS milli FROM inventory_movement WHERE kind = 'use'",
    );
    expect(used).toMatchObject({ milli: 3_000 });
  });

  test('is refused where the line is not, and where the request makes no sense', async () => {
    const bar = await openApp();
    const { elif, orderId, id } = await table(bar);
    expect((await onBill(elif, id, 'voids', gone(orderId, 1, { lineNo: 9 }))).status).toBe(404);
    expect((await onBill(elif, id, 'voids', gone(orderId, 0))).status).toBe(400);
    expect((await onBill(elif, id, 'voids', gone(orderId, 1, { reason: 'x' }))).status).toBe(400);
    expect(
      (
        await onBill(elif, id, 'moves', {
          lines: [{ orderId, lineNo: 0, pieces: 1 }],
          to: newOrderId(),
        })
      ).status,
    ).toBe(404);
    expect((await onBill(elif, id, 'entries/undo', { entry: newOrderId() })).status).toBe(404);
    await take(elif, id, '1.00', 'cash');
  });
});
