import { expect, test } from 'vitest';
import { liraText } from '#domain/money';
import { keysFrom, tableToken } from '../../../server/services/keys';
import type { BillOnTablet } from '../../../src/data/bills/staff-bills';
import { readBills } from '../../../src/data/bills/staff-bills';
import { discardEntry } from '../../../src/data/commands/entries';
import { placeOrder } from '../../../src/data/commands/orders/place-order';
import { changeOrderStatus } from '../../../src/data/commands/orders/staff-orders';
import { recordMoney } from '../../../src/data/commands/pins';
import {
  closeBill,
  giveBack,
  mergeBills,
  moveLines,
  printBill,
  takePayment,
  undoPayment,
} from '../../../src/data/commands/send';
import { newId, newSecret } from '../../../src/data/ids';
import { readSeatings } from '../../../src/data/seatings/staff-seatings';
import { endSession, signInStaff } from '../../../src/data/staff/staff-session';
import { AT_TABLE_12, burgerAndLemonade, MINUTE } from '../../support/bar/fixtures';
import { openTab } from '../../support/bar/test-device';
import { createNet } from '../../support/bar/test-net';
import type { Tablet } from '../../support/evenings/staff-evening';
import { ELIF, startStaffEvening } from '../../support/evenings/staff-evening';

const T7 = 27;
const WORTH = burgerAndLemonade().totalKurus;
const worth = liraText(WORTH);

/** A party at T7 ordered once, and two tablets have its bill. */
async function startWithBill() {
  const evening = await startStaffEvening();
  const { bar, clock } = evening;
  const token = tableToken(keysFrom(Buffer.alloc(32, 7)), { tableId: T7, qrVersion: 1 });
  const phone = openTab({ fetch: createNet(bar.fetch).fetch, clock });
  const seat = newSecret();
  await bar.fetch('/api/seat', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token, seat }),
  });
  const order = async () => {
    const draft = { ...AT_TABLE_12, tableNumber: 'T7', guestName: 'Ada Kaya', seat };
    const { orderId } = await placeOrder(phone.deps, { ...burgerAndLemonade(), draft });
    await phone.drain();
    return orderId;
  };
  const orderId = await order();
  const [can, elif] = [await evening.openTablet(), await evening.openTablet(ELIF)];
  await can.pull();
  await changeOrderStatus(can.deps, { orderId, from: 'pending', to: 'confirmed' });
  await can.drain();
  for (const tablet of [can, elif]) await tablet.pull();
  const billId = (await billOn(can)).id;
  return { ...evening, can, elif, billId, orderId, order };
}

async function billOn({ deps }: Tablet): Promise<BillOnTablet> {
  const [bill] = await readBills(deps.db);
  if (!bill) throw new Error('The tablet has no bill.');
  return bill;
}

async function meet(...tablets: Tablet[]): Promise<void> {
  for (const { net, drain } of tablets) {
    net.fault = null;
    await drain();
  }
  for (const { pull } of tablets) await pull();
}

const all = (tablet: Tablet, billId: string, amount = worth) =>
  takePayment(tablet.deps, { billId, amount, method: 'cash', covers: { kind: 'all' } });

test('a payment counts on the tablet from the tap on, and is not counted twice when it arrives', async () => {
  const { can, billId, clock } = await startWithBill();
  can.net.fault = 'offline';
  await all(can, billId, '100.00');
  expect(await billOn(can)).toMatchObject({
    openKurus: WORTH - 10_000,
    payments: [{ state: 'queued', amount: '100.00', by: 'Can', method: 'cash' }],
  });
  // The server stores the payment, and its response is lost.
  can.net.fault = 'lose-response';
  await can.drain();
  can.net.fault = null;
  await can.pull();
  expect(await billOn(can)).toMatchObject({ openKurus: WORTH - 10_000, payments: [{}] });
  clock.advance(MINUTE);
  await meet(can);
  expect((await billOn(can)).payments).toMatchObject([{ state: 'sent', amount: '100.00' }]);
});

test.each([
  [0, 1],
  [1, 0],
])(
  'cash on one tablet and card on the other, both offline, pay the bill, which is closed once',
  async (...turns) => {
    const { can, elif, billId } = await startWithBill();
    const tablets = [can, elif];
    for (const { net } of tablets) net.fault = 'offline';
    await takePayment(can.deps, { billId, amount: '100.00', method: 'cash' });
    const rest = liraText(WORTH - 10_000);
    await takePayment(elif.deps, { billId, amount: rest, method: 'card' });
    await meet(...turns.flatMap((turn) => tablets[turn] ?? []));
    for (const tablet of tablets) {
      expect(await billOn(tablet)).toMatchObject({ openKurus: 0, closedAt: null });
      await closeBill(tablet.deps, { billId, worth, paid: worth, freesTable: true });
    }
    await meet(...tablets);
    for (const tablet of tablets) {
      const bill = await billOn(tablet);
      expect(bill).toMatchObject({ openKurus: 0, question: null, payments: [{}, {}] });
      expect(bill.closedAt).not.toBeNull();
      expect(await readSeatings(tablet.deps.db)).toEqual([]);
    }
  },
);

test('a bill that both took offline is to be given back on both; undone twice, it is even', async () => {
  const { can, elif, billId } = await startWithBill();
  for (const tablet of [can, elif]) {
    tablet.net.fault = 'offline';
    await all(tablet, billId);
    await closeBill(tablet.deps, { billId, worth, paid: worth, freesTable: true });
    expect(await billOn(tablet)).toMatchObject({ openKurus: 0, isCloseQueued: true });
    expect(await readSeatings(tablet.deps.db)).toEqual([]);
  }
  await meet(can, elif);
  for (const tablet of [can, elif]) {
    const { openKurus, payments } = await billOn(tablet);
    expect(openKurus).toBe(-WORTH);
    expect(payments.map(({ by }) => by).sort()).toEqual(['Can', 'Elif']);
  }
  const { payments } = await billOn(elif);
  const payment = payments.find(({ by }) => by === 'Elif')?.id ?? '';
  elif.net.fault = 'offline';
  await undoPayment(elif.deps, { billId, payment });
  await undoPayment(elif.deps, { billId, payment });
  expect(await billOn(elif)).toMatchObject({ openKurus: 0 });
  await meet(elif, can);
  for (const tablet of [can, elif]) expect(await billOn(tablet)).toMatchObject({ openKurus: 0 });
});

test('what was taken too much is given back by a manager, and counts from the tap on', async () => {
  const { elif, billId } = await startWithBill();
  await all(elif, billId);
  await all(elif, billId, '150.00');
  await meet(elif);
  elif.net.fault = 'offline';
  await giveBack(elif.deps, { billId, amount: '150.00', method: 'cash', reason: 'Paid too much' });
  expect(await billOn(elif)).toMatchObject({ openKurus: 0 });
  await meet(elif);
  expect(await billOn(elif)).toMatchObject({
    openKurus: 0,
    payments: [{}, {}, { amount: '-150.00' }],
  });
});

test('a round that came while the tablet closed offline is asked about, and the money stands', async () => {
  const { can, elif, billId, order } = await startWithBill();
  can.net.fault = 'offline';
  await all(can, billId);
  await closeBill(can.deps, { billId, worth, paid: worth, freesTable: true });
  const late = await order();
  await elif.pull();
  await changeOrderStatus(elif.deps, { orderId: late, from: 'pending', to: 'confirmed' });
  await meet(elif, can);
  const bill = await billOn(can);
  expect(bill).toMatchObject({
    openKurus: WORTH,
    closedAt: null,
    question: { code: 'bill.changed', missingKurus: WORTH },
    payments: [{ state: 'sent', amount: worth }],
  });
  expect(await readSeatings(can.deps.db)).toMatchObject([{ id: billId }]);
  await discardEntry(can.deps, { id: bill.question?.entryId ?? '' });
  expect(await billOn(can)).toMatchObject({ question: null, openKurus: WORTH });
});

test('discarding a refused closing keeps the payment that waits behind it', async () => {
  const { can, billId, order } = await startWithBill();
  await order();
  can.net.fault = 'offline';
  await closeBill(can.deps, { billId, worth, paid: '0.00' });
  await all(can, billId, '100.00');
  can.net.fault = null;
  await can.drain();
  const { question } = await billOn(can);
  if (question) await discardEntry(can.deps, { id: question.entryId });
  await meet(can);
  expect((await billOn(can)).payments).toMatchObject([{ state: 'sent', amount: '100.00' }]);
});

test('money goes on past a question, a refused payment holds nothing, and an unknown bill is opened', async () => {
  const { can, billId, order } = await startWithBill();
  await order();
  can.net.fault = 'offline';
  // The server asks about the closing, because an order waits, and refuses a slip of that length.
  await closeBill(can.deps, { billId, worth, paid: '0.00' });
  await takePayment(can.deps, { billId, amount: '10.00', method: 'card', slip: '1'.repeat(41) });
  await all(can, billId, '20.00');
  const unknown = newId();
  await all(can, unknown, '30.00');
  await meet(can);
  const { payments, question } = await billOn(can);
  expect(question?.code).toBe('bill.unconfirmed');
  expect(payments.map(({ amount, state }) => [amount, state])).toEqual([
    ['20.00', 'sent'],
    ['10.00', 'refused'],
  ]);
  const opened = (await readBills(can.deps.db)).find(({ id }) => id === unknown);
  expect(opened).toMatchObject({ kind: 'tab', openKurus: -3_000, payments: [{ state: 'sent' }] });
  if (question) await discardEntry(can.deps, { id: question.entryId });
  await printBill(can.deps, { billId, worth });
  await meet(can);
  expect((await can.deps.db.bill.get(billId))?.printed).toMatchObject({ worth, times: 1 });
});

test('money of a colleague who signs in no more is recorded by whoever is here, once', async () => {
  const { can, elif, billId } = await startWithBill();
  can.net.fault = 'lose-response';
  await all(can, billId, '20.00');
  await can.drain();
  can.net.fault = 'offline';
  await all(can, billId, '30.00');
  can.net.fault = null;
  await endSession(can.deps);
  await signInStaff(can.deps, ELIF);
  await can.pull();
  const left = (await billOn(can)).payments.filter(({ state }) => state === 'refused');
  expect(left).toMatchObject([{ by: 'Can', code: 'other_person', amount: '30.00' }]);
  // The server has the first payment already: recording it again adds nothing.
  for (const { id } of await can.deps.db.outbox.where('state').notEqual('acked').toArray()) {
    await recordMoney(can.deps, { entryId: id });
  }
  await meet(can, elif);
  for (const tablet of [can, elif]) {
    const { payments } = await billOn(tablet);
    expect(payments.map(({ amount, by, state }) => [amount, by, state])).toEqual([
      ['20.00', 'Can', 'sent'],
      ['30.00', 'Elif', 'sent'],
    ]);
  }
});

test('lines begin a bill on this tablet, which takes payments and is merged back, all from the tap on', async () => {
  const { can, billId, orderId } = await startWithBill();
  can.net.fault = 'offline';
  const to = newId();
  const lines = [{ orderId, lineNo: 0, pieces: 1 }];
  await moveLines(can.deps, { billId, lines, to, begins: { label: 'Deniz' } });
  await all(can, to, '10.00');
  const bills = async () =>
    (await readBills(can.deps.db)).map(({ label, worthKurus, paidKurus }) => [
      label,
      worthKurus,
      paidKurus,
    ]);
  const [[, left = 0] = [], [, moved = 0] = []] = await bills();
  expect(Number(left) + Number(moved)).toBe(WORTH);
  const begun = [
    ['T7', left, 0],
    ['Deniz', moved, 1_000],
  ];
  expect(await bills()).toEqual(begun);
  await meet(can);
  expect(await bills()).toEqual(begun);
  can.net.fault = 'offline';
  await mergeBills(can.deps, { billId: to, into: billId });
  expect(await bills()).toEqual([['T7', WORTH, 1_000]]);
  await meet(can);
  expect(await bills()).toEqual([['T7', WORTH, 1_000]]);
});

test('an order for collection is paid and closed by handing it over, from the tap on', async () => {
  const { can, billId, bar, clock } = await startWithBill();
  const phone = openTab({ fetch: createNet(bar.fetch).fetch, clock });
  const draft = { ...AT_TABLE_12, serviceType: 'collection' as const, tableNumber: '' };
  const { orderId } = await placeOrder(phone.deps, { ...burgerAndLemonade(), draft });
  await phone.drain();
  await can.pull();
  await can.move(orderId, 'pending', 'ready');
  await meet(can);
  can.net.fault = 'offline';
  await changeOrderStatus(can.deps, { orderId, from: 'ready', to: 'completed', paidBy: 'cash' });
  const own = async () => (await readBills(can.deps.db)).find(({ id }) => id !== billId);
  expect(await own()).toMatchObject({
    openKurus: 0,
    payments: [{ state: 'queued', method: 'cash' }],
  });
  await meet(can);
  const paid = await own();
  expect(paid).toMatchObject({ openKurus: 0, payments: [{ state: 'sent', method: 'cash' }] });
  expect(paid?.closedAt).not.toBeNull();
});
