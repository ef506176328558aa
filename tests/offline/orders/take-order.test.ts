import { expect, test } from 'vitest';
import { liraText } from '#domain/money';
import { TAKE_BACK_MS } from '#domain/orders/take-order';
import { readBills } from '../../../src/data/bills/staff-bills';
import { discardEntry } from '../../../src/data/commands/entries';
import type { Round } from '../../../src/data/commands/orders/staff-orders';
import {
  answerRound,
  leaveTable,
  openTab,
  renameTab,
  seatTab,
  sendOrderNow,
  takeOrder,
  takeOrderBack,
} from '../../../src/data/commands/orders/staff-orders';
import { moveSeating, takePayment } from '../../../src/data/commands/send';
import { newId } from '../../../src/data/ids';
import { readBoard } from '../../../src/data/orders/staff-board';
import { readSeatings } from '../../../src/data/seatings/staff-seatings';
import { burgerAndLemonade, LEMONADE, MINUTE } from '../../support/bar/fixtures';
import { openTablet as tabletOf } from '../../support/bar/test-device';
import { ADA } from '../../support/data/test-members';
import type { Tablet } from '../../support/evenings/staff-evening';
import { ELIF, startStaffEvening } from '../../support/evenings/staff-evening';
import { openTablePhone } from '../../support/evenings/table-phone';

const [T3, T7, T8] = [23, 27, 28];

const lemonade = (place: object, more: object = {}) =>
  ({
    ...{ serviceType: 'table', totalAmount: '150.00', ...place },
    items: [{ originalMenuItemId: LEMONADE, quantity: 1, price: '150.00' }],
    ...more,
  }) as Round;

async function start() {
  const evening = await startStaffEvening();
  const [can, elif] = [await evening.openTablet(), await evening.openTablet(ELIF)];
  for (const tablet of [can, elif]) await tablet.pull();
  const later = async (...tablets: Tablet[]) => {
    evening.clock.advance(TAKE_BACK_MS);
    for (const { net, drain } of tablets) {
      net.fault = null;
      await drain();
    }
    for (const { pull } of tablets) await pull();
  };
  return { ...evening, can, elif, later };
}

const billsOn = async ({ deps }: Tablet) =>
  (await readBills(deps.db)).map(({ label, kind, worth, paid }) => [kind, label, worth, paid]);

test('two tablets without a connection take 30 rounds for ten tables, a phone orders beside them, and the server is killed once', async () => {
  const { can, elif, bar, clock, later } = await start();
  const all = (await can.deps.db.venueTable.toArray()).map(({ id }) => id);
  const ids = [T7, ...all.filter((id) => id !== T7)];
  const phone = await openTablePhone(
    { bar, clock },
    { tableId: T7, tableNumber: 'T7', guestName: 'Ada' },
  );
  for (const { net } of [can, elif]) net.fault = 'offline';
  for (let round = 0; round < 15; round += 1) {
    await takeOrder(can.deps, lemonade({ tableId: ids[round % 10] }));
    await takeOrder(elif.deps, lemonade({ tableId: ids[(round + 5) % 10] }));
    if (round % 5 > 0) continue;
    await phone.order();
    await phone.drain();
  }
  expect(await billsOn(can)).toHaveLength(10);
  // The server gets a round and dies before its response.
  can.net.fault = 'lose-response';
  clock.advance(TAKE_BACK_MS);
  await can.drain();
  clock.advance(MINUTE);
  await later(can, elif);
  const [orders] = await bar.rows(`SELECT count(*) AS n, count(DISTINCT seating_id) AS parties,
    sum(author = 'Can') AS can, sum(author = 'Elif') AS elif FROM "order"`);
  expect(orders).toMatchObject({ n: 33, parties: 10, can: 15, elif: 15 });
  const atPhones = liraText(45_000 + 3 * burgerAndLemonade().totalKurus);
  for (const tablet of [can, elif]) {
    const worth = (await billsOn(tablet)).map(([, label, sum]) => [label === 'T7', sum]);
    expect(worth.filter(([isPhones]) => isPhones)).toEqual([[true, atPhones]]);
    expect(worth.filter(([isPhones]) => !isPhones)).toEqual(Array(9).fill([false, '450.00']));
  }
});

test('a round shows at once on board, floor and bill, and is paid behind itself', async () => {
  const { can, elif, later } = await start();
  can.net.fault = 'offline';
  const { id, billId } = await takeOrder(can.deps, lemonade({ tableId: T7 }));
  expect((await takeOrder(can.deps, lemonade({ tableId: T7 }))).billId).toBe(billId);
  await takePayment(can.deps, { billId, amount: '300.00', method: 'cash' });
  const shown = (await readBoard(can.deps.db)).find((order) => order.id === id);
  expect(shown).toMatchObject({ author: 'Can', tableNumber: 'T7', isQueued: true });
  expect(await readSeatings(can.deps.db)).toMatchObject([{ id: billId, tableId: T7 }]);
  const paid = ['table', 'T7', '300.00', '300.00'];
  expect(await billsOn(can)).toEqual([paid]);
  await later(can, elif);
  for (const tablet of [can, elif]) expect(await billsOn(tablet)).toEqual([paid]);
  expect((await readBoard(can.deps.db)).map(({ isQueued }) => isQueued)).toEqual([false, false]);
});

test('a round can be taken back for ten seconds, and is sent later whatever the tablet does meanwhile', async () => {
  const { can, bar, clock, later } = await start();
  const sent = async () => (await bar.rows('SELECT id FROM "order"')).length;
  const wrong = await takeOrder(can.deps, lemonade({ tableId: T7 }));
  await can.drain({ isHurried: true });
  expect(await sent()).toBe(0);
  expect(await takeOrderBack(can.deps, wrong)).toBe(true);
  expect(await readBoard(can.deps.db)).toEqual([]);
  await later(can);
  expect(await sent()).toBe(0);
  const right = await takeOrder(can.deps, lemonade({ tableId: T7 }));
  const again = tabletOf({ fetch: can.net.fetch, clock, browser: can.browser });
  clock.advance(TAKE_BACK_MS);
  await again.drain();
  expect(await sent()).toBe(1);
  expect(await takeOrderBack(again.deps, right)).toBe(false);
  const now = await takeOrder(again.deps, lemonade({ tableId: T7 }));
  await sendOrderNow(again.deps, now);
  await again.drain();
  expect(await sent()).toBe(2);
});

test('a tab opened without a connection and moved to a table by a colleague is one bill', async () => {
  const { can, elif, bar, later } = await start();
  can.net.fault = 'offline';
  const bill = await openTab(can.deps, { name: 'Deniz' });
  await takeOrder(can.deps, lemonade({ bill, tab: { name: 'Deniz' } }));
  expect(await billsOn(can)).toEqual([['tab', 'Deniz', '150.00', '0.00']]);
  await later(can, elif);
  can.net.fault = 'offline';
  const table = await seatTab(elif.deps, { billId: bill, tableId: T3, label: 'T3' });
  expect(await readSeatings(elif.deps.db)).toMatchObject([{ id: table, tableId: T3 }]);
  await later(elif);
  await takeOrder(can.deps, lemonade({ bill, tab: { name: 'Deniz' } }));
  await later(can, elif);
  for (const tablet of [can, elif]) {
    expect(await billsOn(tablet)).toEqual([['table', 'T3', '300.00', '0.00']]);
  }
  await leaveTable(elif.deps, { billId: table, name: 'Deniz' });
  expect(await readSeatings(elif.deps.db)).toEqual([]);
  await later(elif, can);
  expect(await billsOn(can)).toEqual([['tab', 'Deniz', '300.00', '0.00']]);
  expect(await bar.rows('SELECT count(*) AS n FROM seating WHERE closed_at IS NULL')).toEqual([
    { n: 0 },
  ]);
});

test('a member who is named without a connection earns the points of the bill', async () => {
  const { can, elif, bar, later } = await start();
  const joined = await bar.fetch('/api/users', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': newId() },
    body: JSON.stringify(ADA),
  });
  const { id } = (await joined.json()) as { id: string };
  const ada = { memberId: id, memberName: 'Ada K.' };
  can.net.fault = 'offline';
  const { billId } = await takeOrder(can.deps, lemonade({ tableId: T7 }, ada));
  const tab = await takeOrder(can.deps, lemonade({ tab: { name: 'Deniz' } }));
  await renameTab(can.deps, { billId: tab.billId, name: 'Deniz B.', ...ada });
  const named = async ({ deps }: Tablet) =>
    (await readBills(deps.db)).map(({ label, memberName }) => [label, memberName]);
  const both = [
    ['T7', 'Ada K.'],
    ['Deniz B.', 'Ada K.'],
  ];
  expect(await named(can)).toEqual(both);
  await later(can, elif);
  expect(await named(elif)).toEqual(both);
  await seatTab(elif.deps, { billId: tab.billId, tableId: T3, label: 'T3' });
  await later(elif);
  expect(await named(elif)).toContainEqual(['T3', 'Ada K.']);
  await takeOrder(elif.deps, lemonade({ tableId: T7, bill: billId }));
  await later(elif);
  expect(await bar.rows('SELECT DISTINCT member_id AS id FROM "order"')).toEqual([{ id }]);
});

test('a round for a party that moved lands at its table; for one that left a person is asked', async () => {
  const { can, elif, clock, later, bar } = await start();
  const { billId } = await takeOrder(can.deps, lemonade({ tableId: T7 }));
  await later(can, elif);
  can.net.fault = 'offline';
  await moveSeating(elif.deps, { seatingId: billId, tableId: T8, from: T7 });
  await takeOrder(can.deps, lemonade({ tableId: T7 }));
  await later(elif, can);
  expect((await readBoard(can.deps.db)).map(({ tableNumber }) => tableNumber)).toEqual([
    'T8',
    'T8',
  ]);
  can.net.fault = 'offline';
  await bar.changeTables(`UPDATE seating SET closed_at = ${clock.now()}, v = v + 1`);
  clock.advance(MINUTE);
  const { id } = await takeOrder(can.deps, lemonade({ tableId: T8 }));
  await takeOrder(can.deps, lemonade({ tableId: T3 }));
  await later(can);
  const asked = (await readBoard(can.deps.db)).find((order) => order.id === id);
  expect(asked?.refusal).toMatchObject({ code: 'bill.left' });
  // It counts on nobody's bill before a person has said whose it is.
  expect((await billsOn(can)).find(([, label]) => label === 'T8')).toContain('300.00');
  await answerRound(can.deps, { id, isLate: false });
  await later(can);
  const parties = await bar.rows('SELECT count(*) AS n FROM seating WHERE closed_at IS NULL');
  expect(parties).toEqual([{ n: 2 }]);
  expect((await readBoard(can.deps.db)).every(({ refusal }) => refusal === undefined)).toBe(true);
});

test('a refused round holds no later one of its table back, and goes with its discarding', async () => {
  const { can, later } = await start();
  const gone = { items: [{ originalMenuItemId: 99_999, quantity: 1, price: '1.00' }] };
  const { id } = await takeOrder(can.deps, lemonade({ tableId: T7 }, gone));
  await takeOrder(can.deps, lemonade({ tableId: T7 }));
  await later(can);
  const board = await readBoard(can.deps.db);
  expect(board.filter(({ isQueued }) => isQueued)).toEqual([]);
  expect(board.flatMap(({ refusal }) => refusal?.code ?? [])).toEqual(['order.unknown_item']);
  await discardEntry(can.deps, { id });
  expect(await readBoard(can.deps.db)).toHaveLength(1);
});
