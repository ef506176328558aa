import { expect, test } from 'vitest';
import { tableBookingStatusOf } from '#domain/bookings/booking';
import { readTableBookings } from '../../../src/data/bookings/staff-bookings';
import { bookBrunch, bookTable } from '../../../src/data/commands/bookings/my-bookings';
import { changeTableBookingStatus } from '../../../src/data/commands/bookings/staff-bookings';
import { dismissConflict } from '../../../src/data/commands/orders/staff-orders';
import { MINUTE } from '../../support/bar/fixtures';
import { openTab } from '../../support/bar/test-device';
import { createNet } from '../../support/bar/test-net';
import { BRUNCH_MONDAY, TABLE_TOMORROW } from '../../support/calls/booking-wishes';
import { ELIF, startStaffEvening } from '../../support/evenings/staff-evening';

async function startWithBookings() {
  const evening = await startStaffEvening();
  const { bar, clock } = evening;
  const guest = openTab({ fetch: createNet(bar.fetch).fetch, clock });
  const { bookingId: tableId } = await bookTable(guest.deps, TABLE_TOMORROW);
  const { bookingId: brunchId } = await bookBrunch(guest.deps, BRUNCH_MONDAY);
  await guest.drain();
  return { ...evening, tableId, brunchId };
}

test('offline status changes of a booking are shown at once, and sent in their order', async () => {
  const { bar, clock, openTablet, tableId: bookingId } = await startWithBookings();
  const tablet = await openTablet();
  await tablet.pull();
  tablet.net.fault = 'offline';
  const move = changeTableBookingStatus;
  await move(tablet.deps, { bookingId, from: 'pending', to: 'confirmed' });
  await move(tablet.deps, {
    bookingId,
    from: 'confirmed',
    to: 'seated',
    isEarly: true,
  });
  await tablet.drain();
  const { db } = tablet.deps;
  expect(await readTableBookings(db)).toMatchObject([{ status: 'seated', isQueued: true }]);

  tablet.net.fault = null;
  clock.advance(3 * 60 * MINUTE);
  await tablet.drain();
  const arrived = tablet.net.writes.slice(-2).map(({ body }) => JSON.parse(body).status);
  expect(arrived).toEqual(['confirmed', 'seated']);
  expect((await bar.bookings())[0]).toMatchObject({ status: 'seated', statusBy: 'Can' });
  expect(await readTableBookings(db)).toMatchObject([
    { status: 'seated', statusBy: 'Can', isQueued: false, conflict: null },
  ]);
});

test('the second person who changes a booking learns who was first, and nothing is overwritten', async () => {
  const { bar, openTablet, tableId: bookingId } = await startWithBookings();
  const [second, first] = [await openTablet(), await openTablet(ELIF)];
  await Promise.all([first.pull(), second.pull()]);
  const move = changeTableBookingStatus;
  await move(second.deps, { bookingId, from: 'pending', to: 'confirmed' });
  await move(first.deps, { bookingId, from: 'pending', to: 'cancelled' });
  await first.drain();
  await second.drain();
  expect((await bar.bookings())[0]).toMatchObject({ status: 'cancelled' });
  const [row] = await readTableBookings(second.deps.db);
  expect(row).toMatchObject({ status: 'cancelled', conflict: { by: 'Elif', kind: 'moved' } });
  await dismissConflict(second.deps, row?.conflict?.entryId ?? '');
  expect(await readTableBookings(second.deps.db)).toMatchObject([{ conflict: null }]);
});

test('a step that does not exist is refused on the spot', async () => {
  const { openTablet, tableId: bookingId } = await startWithBookings();
  const tablet = await openTablet();
  const leap = changeTableBookingStatus(tablet.deps, {
    bookingId,
    from: 'cancelled',
    to: 'confirmed',
  });
  await expect(leap).rejects.toMatchObject({ code: 'conflict' });
  expect(await tablet.deps.db.outbox.count()).toBe(0);
});

test("“Use mine” applies the second person's change to the first one's result", async () => {
  const { bar, openTablet, tableId: bookingId } = await startWithBookings();
  const [second, first] = [await openTablet(), await openTablet(ELIF)];
  await Promise.all([first.pull(), second.pull()]);
  second.net.fault = 'offline';
  const move = changeTableBookingStatus;
  await move(first.deps, { bookingId, from: 'pending', to: 'confirmed' });
  await first.drain();
  await move(second.deps, {
    bookingId,
    from: 'pending',
    to: 'seated',
    isEarly: true,
  });
  second.net.fault = null;
  await second.drain();
  const [asked] = await readTableBookings(second.deps.db);
  expect(asked?.conflict).toMatchObject({ by: 'Elif', status: 'confirmed', wanted: 'seated' });

  const { status, wanted } = asked?.conflict ?? {};
  const mine = { from: tableBookingStatusOf(status ?? ''), to: tableBookingStatusOf(wanted ?? '') };
  second.net.fault = 'offline';
  await move(second.deps, { bookingId, ...mine, isEarly: true });
  expect(await readTableBookings(second.deps.db)).toMatchObject([
    { status: 'seated', isQueued: true, conflict: null },
  ]);
  second.net.fault = null;
  await second.drain({ isHurried: true });
  expect((await bar.bookings())[0]).toMatchObject({ status: 'seated', statusBy: 'Can' });
});
