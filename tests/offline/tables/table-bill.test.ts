import { expect, test } from 'vitest';
import { liraText } from '#domain/money';
import { billTotal } from '#domain/seatings/bill';
import { phonesAsking } from '#domain/seatings/seating';
import { changeOrderStatus } from '../../../src/data/commands/orders/staff-orders';
import {
  closeBill,
  letIn,
  moveSeating,
  takeCall,
  takePayment,
} from '../../../src/data/commands/send';
import { readBoard } from '../../../src/data/orders/staff-board';
import { readSeatings } from '../../../src/data/seatings/staff-seatings';
import { readOrderingTables } from '../../../src/data/tables/staff-tables';
import { burgerAndLemonade, MINUTE } from '../../support/bar/fixtures';
import { startStaffEvening } from '../../support/evenings/staff-evening';
import { openTablePhone } from '../../support/evenings/table-phone';

const [T3, T7] = [23, 27];

/** Starts a table of two phones and a tablet. */
async function startAtTable() {
  const evening = await startStaffEvening();
  const openPhone = (guestName: string) =>
    openTablePhone(evening, { tableId: T7, tableNumber: 'T7', guestName });
  const tablet = await evening.openTablet();
  return { ...evening, tablet, ada: await openPhone('Ada Kaya'), can: await openPhone('Can') };
}

test('two phones and the team share one bill that sums, though one phone was offline', async () => {
  const { ada, can, tablet, clock } = await startAtTable();
  const { orderId } = await ada.order();
  await ada.drain();
  can.net.fault = 'offline';
  await can.order();
  await can.drain();
  await tablet.pull();
  await changeOrderStatus(tablet.deps, { orderId, from: 'pending', to: 'confirmed' });
  await tablet.drain();
  clock.advance(5 * MINUTE);
  can.net.fault = null;
  await can.drain();
  expect((await can.bill()).orders).toHaveLength(1);

  await tablet.pull();
  const [asked] = await readSeatings(tablet.deps.db);
  const [phone] = asked ? phonesAsking(asked, clock.now()) : [];
  if (!asked || !phone) throw new Error('No phone asks.');
  await letIn(tablet.deps, { seatingId: asked.id, ...phone, isLetIn: true });
  expect(await readSeatings(tablet.deps.db)).toMatchObject([{ asking: [] }]);
  await tablet.drain();
  const [mine, theirs] = [await can.bill(), await ada.bill()];
  expect(mine.orders.map(({ name, isMine }) => [name, isMine])).toEqual([
    ['Ada', false],
    ['Can', true],
  ]);
  expect(mine.totalAmount).toBe(theirs.totalAmount);
  await tablet.pull();
  const [seating] = await readSeatings(tablet.deps.db);
  const orders = (await readBoard(tablet.deps.db)).filter((one) => one.seatingId === seating?.id);
  expect(orders).toHaveLength(2);
  expect(billTotal(orders)).toBe(2 * burgerAndLemonade().totalKurus);
  expect(mine.totalAmount).toBe((billTotal(orders) / 100).toFixed(2));
});

test('a paid table has no open orders, and an old copy cannot cancel one of them', async () => {
  const { ada, tablet, openTablet } = await startAtTable();
  const { orderId } = await ada.order();
  await ada.drain();
  await tablet.pull();
  await changeOrderStatus(tablet.deps, { orderId, from: 'pending', to: 'preparing' });
  await tablet.drain();
  await tablet.pull();
  const other = await openTablet();
  await other.pull();
  other.net.fault = 'offline';
  await changeOrderStatus(other.deps, { orderId, from: 'preparing', to: 'cancelled' });

  expect(await readOrderingTables(tablet.deps.db)).toEqual(['T7']);
  const [seating] = await readSeatings(tablet.deps.db);
  const totalAmount = liraText(burgerAndLemonade().totalKurus);
  const billId = seating?.id ?? '';
  await takePayment(tablet.deps, { billId, amount: totalAmount, method: 'cash' });
  const seen = { worth: totalAmount, paid: totalAmount };
  await closeBill(tablet.deps, { billId, ...seen, freesTable: true });
  await tablet.drain();
  await tablet.pull();
  expect(await readOrderingTables(tablet.deps.db)).toEqual([]);
  // The kitchen still has to prepare it.
  expect(await readBoard(tablet.deps.db)).toMatchObject([{ status: 'preparing', paidBy: 'cash' }]);

  other.net.fault = null;
  await other.drain();
  await other.pull();
  expect(await readBoard(other.deps.db)).toMatchObject([
    { status: 'preparing', paidBy: 'cash', conflict: { code: 'bill.paid', wanted: 'cancelled' } },
  ]);
});

test('a party that was moved offline shows at its new table at once, and its phones follow', async () => {
  const { ada, tablet } = await startAtTable();
  await ada.order();
  await ada.drain();
  await tablet.pull();
  const [seating] = await readSeatings(tablet.deps.db);
  tablet.net.fault = 'offline';
  await moveSeating(tablet.deps, { seatingId: seating?.id ?? '', tableId: T3, from: T7 });
  expect(await readSeatings(tablet.deps.db)).toMatchObject([{ tableId: T3, isMoveQueued: true }]);
  // The guest orders while the move waits, so the order names the seat, not the table.
  await ada.order();
  tablet.net.fault = null;
  await tablet.drain();
  await ada.drain();
  expect(await readSeatings(tablet.deps.db)).toMatchObject([{ tableId: T3, isMoveQueued: false }]);
  expect(await ada.bill()).toMatchObject({ table: { label: 'T3' }, orders: [{}, {}] });
});

test('a call that was taken offline is taken on the tablet at once, and by name for the guests', async () => {
  const { ada, tablet } = await startAtTable();
  await ada.call();
  await tablet.pull();
  const [seating] = await readSeatings(tablet.deps.db);
  const at = seating?.calls.bill?.at ?? '';
  tablet.net.fault = 'offline';
  await takeCall(tablet.deps, { seatingId: seating?.id ?? '', call: 'bill', at });
  const [here] = await readSeatings(tablet.deps.db);
  expect(here?.calls.bill).toMatchObject({ takenBy: expect.stringContaining('Can') });
  expect((await ada.bill()).calls.bill?.takenBy).toBeNull();
  tablet.net.fault = null;
  await tablet.drain();
  expect((await ada.bill()).calls.bill?.takenBy).toBe('Can');
});
