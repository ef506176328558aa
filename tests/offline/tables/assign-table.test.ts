import { expect, test } from 'vitest';
import { readBrunches, readTableBookings } from '../../../src/data/bookings/staff-bookings';
import { bookBrunch, bookTable } from '../../../src/data/commands/bookings/my-bookings';
import {
  assignBrunchTable,
  assignTable,
  changeTableBookingStatus,
  seatWalkIn,
} from '../../../src/data/commands/bookings/staff-bookings';
import { dismissConflict } from '../../../src/data/commands/orders/staff-orders';
import { clearTable, removeTable, saveTable } from '../../../src/data/commands/tables';
import { readTables } from '../../../src/data/tables/staff-tables';
import { MINUTE } from '../../support/bar/fixtures';
import { openTab } from '../../support/bar/test-device';
import { createNet } from '../../support/bar/test-net';
import { BRUNCH_MONDAY, TABLE_TOMORROW } from '../../support/calls/booking-wishes';
import { ELIF, startStaffEvening } from '../../support/evenings/staff-evening';

const FREE_TABLE = 30;

async function startWithBookings() {
  const evening = await startStaffEvening();
  const { bar, clock } = evening;
  const guest = openTab({ fetch: createNet(bar.fetch).fetch, clock });
  const { bookingId: tableId } = await bookTable(guest.deps, TABLE_TOMORROW);
  const { bookingId: brunchId } = await bookBrunch(guest.deps, BRUNCH_MONDAY);
  await guest.drain();
  return { ...evening, tableId, brunchId };
}

test('a table chosen offline shows at once, waits in sight, and reaches the bar in its turn', async () => {
  const { openTablet, tableId: bookingId, brunchId } = await startWithBookings();
  const tablet = await openTablet();
  await tablet.pull();
  const { db } = tablet.deps;
  const [before] = await readTableBookings(db);
  const [brunch] = await readBrunches(db);
  tablet.net.fault = 'offline';
  const from = before?.tableId ?? null;
  await assignTable(tablet.deps, { bookingId, tableId: FREE_TABLE, from });
  await assignBrunchTable(tablet.deps, {
    bookingId: brunchId,
    tableId: FREE_TABLE,
    from: brunch?.tableId ?? null,
  });
  const shown = { tableId: FREE_TABLE, tableLabel: 'T10', isTableQueued: true };
  expect(await readTableBookings(db)).toMatchObject([shown]);
  expect(await readBrunches(db)).toMatchObject([shown]);
  tablet.net.fault = null;
  await tablet.drain();
  const settled = { ...shown, isTableQueued: false, tableConflict: null };
  expect(await readTableBookings(db)).toMatchObject([settled]);
  expect(await readBrunches(db)).toMatchObject([settled]);
});

test("the second tablet that assigns a table sees the first one's table and author", async () => {
  const { openTablet, tableId: bookingId } = await startWithBookings();
  const [second, first] = [await openTablet(), await openTablet(ELIF)];
  await Promise.all([first.pull(), second.pull()]);
  const from = (await readTableBookings(first.deps.db))[0]?.tableId ?? null;
  await assignTable(second.deps, { bookingId, tableId: 31, from });
  await assignTable(first.deps, { bookingId, tableId: FREE_TABLE, from });
  await first.drain();
  await second.drain();
  const [row] = await readTableBookings(second.deps.db);
  expect(row).toMatchObject({
    tableId: FREE_TABLE,
    tableConflict: { code: 'conflict', by: 'Elif', label: 'T11' },
  });
  await dismissConflict(second.deps, row?.tableConflict?.entryId ?? '');
  expect(await readTableBookings(second.deps.db)).toMatchObject([
    { tableId: FREE_TABLE, tableConflict: null },
  ]);
});

test('a table assigned and taken back offline leaves the server unchanged', async () => {
  const { openTablet, tableId: bookingId } = await startWithBookings();
  const tablet = await openTablet();
  await tablet.pull();
  const from = (await readTableBookings(tablet.deps.db))[0]?.tableId ?? null;
  tablet.net.fault = 'offline';
  await assignTable(tablet.deps, { bookingId, tableId: FREE_TABLE, from });
  await assignTable(tablet.deps, { bookingId, tableId: from, from: FREE_TABLE });
  tablet.net.fault = null;
  await tablet.drain();
  expect(await readTableBookings(tablet.deps.db)).toMatchObject([
    { tableId: from, isTableQueued: false, tableConflict: null },
  ]);
});

test('walk-ins seated offline are on the plan at once; they may leave before the mutation is sent', async () => {
  const { bar, clock, openTablet } = await startStaffEvening();
  const tablet = await openTablet();
  await tablet.pull();
  const { db } = tablet.deps;
  tablet.net.fault = 'offline';
  const input = { tableId: FREE_TABLE, partySize: 3, guestName: 'Walk-in' };
  const { bookingId } = await seatWalkIn(tablet.deps, input);
  const since = new Date(clock.now()).toISOString();
  expect(await readTableBookings(db)).toMatchObject([
    {
      id: bookingId,
      status: 'seated',
      statusAt: since,
      statusBy: 'Can Öztürk',
      tableLabel: 'T10',
    },
  ]);
  await changeTableBookingStatus(tablet.deps, {
    bookingId,
    from: 'seated',
    to: 'completed',
  });
  expect(await readTableBookings(db)).toMatchObject([{ status: 'completed', isQueued: true }]);
  clock.advance(30 * MINUTE);
  tablet.net.fault = null;
  await tablet.drain();
  expect(await bar.bookings()).toMatchObject([
    { id: bookingId, status: 'completed', reservationDate: since, tableId: FREE_TABLE },
  ]);
  expect(await readTableBookings(db)).toMatchObject([{ status: 'completed', isQueued: false }]);
});

test('people seated offline at a table that was given away meanwhile: both tablets say so', async () => {
  const { openTablet } = await startStaffEvening();
  const [second, first] = [await openTablet(), await openTablet(ELIF)];
  await Promise.all([first.pull(), second.pull()]);
  const input = { tableId: FREE_TABLE, partySize: 3, guestName: 'Walk-in' };
  await seatWalkIn(second.deps, input);
  await seatWalkIn(first.deps, input);
  await first.drain();
  await second.drain();
  const [refused] = await readTableBookings(second.deps.db);
  expect(refused).toMatchObject({ tableConflict: { code: 'table.taken', label: 'T10' } });
});

test('a table cleared offline is ready at once on this tablet, and on every other after the sync', async () => {
  const { clock, openTablet } = await startStaffEvening();
  const [tablet, other] = [await openTablet(), await openTablet(ELIF)];
  await Promise.all([tablet.pull(), other.pull()]);
  tablet.net.fault = 'offline';
  await clearTable(tablet.deps, { tableId: FREE_TABLE });
  const clearedAt = new Date(clock.now()).toISOString();
  const mine = (await readTables(tablet.deps.db)).find(({ id }) => id === FREE_TABLE);
  expect(mine).toMatchObject({ clearedAt, isQueued: true });
  clock.advance(5 * MINUTE);
  tablet.net.fault = null;
  await tablet.drain();
  await other.pull();
  const theirs = (await readTables(other.deps.db)).find(({ id }) => id === FREE_TABLE);
  expect(theirs).toMatchObject({ clearedAt, isQueued: false });
});

test('a table saved or removed by the manager is so on her tablet at once, and on the others after a pull', async () => {
  const { openTablet } = await startStaffEvening();
  const [tablet, other] = [await openTablet(ELIF), await openTablet()];
  await Promise.all([tablet.pull(), other.pull()]);
  const table = {
    label: 'T20',
    area: 'outdoor',
    seats: 4,
    shape: 'round',
    isActive: true,
  } as const;
  const input = { tableId: null, table, mutationId: tablet.deps.newId() };
  const added = await saveTable(tablet.deps, input);
  expect(await saveTable(tablet.deps, input)).toEqual(added);
  await removeTable(tablet.deps, { tableId: 1, mutationId: tablet.deps.newId() });
  // Another tablet has removed the table already, so this removal settles as done.
  await removeTable(tablet.deps, { tableId: 1, mutationId: tablet.deps.newId() });
  const labels = async ({ db }: typeof tablet.deps) =>
    (await readTables(db)).map(({ label }) => label).filter((label) => /^(S1|T20)$/.test(label));
  expect(await labels(tablet.deps)).toEqual(['T20']);
  await other.pull();
  expect(await labels(other.deps)).toEqual(['T20']);
});
