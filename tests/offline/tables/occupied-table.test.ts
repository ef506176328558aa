import { expect, test } from 'vitest';
import type { TableBookingStatus } from '#domain/bookings/booking';
import { readTableBookings } from '../../../src/data/bookings/staff-bookings';
import { bookTable } from '../../../src/data/commands/bookings/my-bookings';
import { changeTableBookingStatus } from '../../../src/data/commands/bookings/staff-bookings';
import { dismissConflict } from '../../../src/data/commands/orders/staff-orders';
import { MINUTE } from '../../support/bar/fixtures';
import { openTab } from '../../support/bar/test-device';
import { createNet } from '../../support/bar/test-net';
import { TABLE_TOMORROW } from '../../support/calls/booking-wishes';
import type { Tablet } from '../../support/evenings/staff-evening';
import { startStaffEvening, tabletOf } from '../../support/evenings/staff-evening';

/** Ada sits at a table beyond her stay; Owen has booked it for the time after her. */
async function startWithOverstay() {
  const evening = await startStaffEvening();
  const { bar, clock } = evening;
  const guest = openTab({ fetch: createNet(bar.fetch).fetch, clock });
  const early = { ...TABLE_TOMORROW, reservationTime: '18:00', guestName: 'Ada Kaya' };
  const { bookingId: ada } = await bookTable(guest.deps, early);
  const late = { ...TABLE_TOMORROW, reservationTime: '20:00', guestName: 'Owen Hale' };
  const { bookingId: owen } = await bookTable(guest.deps, late);
  await guest.drain();
  const [first] = await bar.bookings();
  clock.advance(Date.parse(String(first?.reservationDate)) - clock.now());
  return { ...evening, ada, owen };
}

function move(tablet: Tablet, bookingId: string, from: TableBookingStatus, to: TableBookingStatus) {
  return changeTableBookingStatus(tablet.deps, { bookingId, from, to });
}

async function owenOn(tablet: Tablet, owen: string) {
  return (await readTableBookings(tablet.deps.db)).find(({ id }) => id === owen);
}

test('a party that a tablet seated offline at an occupied table is a conflict that names who sits there', async () => {
  const { clock, openTablet, ada, owen } = await startWithOverstay();
  const late = await openTablet();
  await late.pull();
  late.net.fault = 'offline';
  clock.advance(60 * MINUTE);
  await move(late, owen, 'pending', 'seated');
  const other = await openTablet();
  await move(other, ada, 'pending', 'seated');
  await other.drain();
  const since = new Date(clock.now()).toISOString();
  clock.advance(5 * MINUTE);
  late.net.fault = null;
  await late.drain();
  await late.pull();
  const refused = await owenOn(late, owen);
  const conflict = { code: 'table.occupied', by: 'Ada Kaya', at: since, wanted: 'seated' };
  expect(refused).toMatchObject({ status: 'pending', conflict });
  expect(refused?.conflict?.tableLabel).toBe(refused?.tableLabel);

  await changeTableBookingStatus(late.deps, {
    ...{ bookingId: owen, from: 'pending', to: 'seated' },
    isTogether: true,
  });
  await late.drain({ isHurried: true });
  expect(await owenOn(late, owen)).toMatchObject({ status: 'seated', conflict: null });
});

test('a refused seat can be dismissed, and the booking stands as it was', async () => {
  const { clock, openTablet, ada, owen } = await startWithOverstay();
  const tablet = await openTablet();
  await tablet.pull();
  await move(tablet, ada, 'pending', 'seated');
  await tablet.drain();
  clock.advance(125 * MINUTE);
  await move(tablet, owen, 'pending', 'seated');
  await tablet.drain();
  const refused = await owenOn(tablet, owen);
  await dismissConflict(tablet.deps, refused?.conflict?.entryId ?? '');
  expect(await owenOn(tablet, owen)).toMatchObject({ status: 'pending', conflict: null });
});

test('a party that has left reaches the server before the party that sits down after it', async () => {
  const { bar, clock, ada, owen } = await startWithOverstay();
  let atOnce = 0;
  let most = 0;
  const counted: typeof bar.fetch = async (path, init) => {
    const isChange = init?.method === 'PATCH';
    atOnce += isChange ? 1 : 0;
    most = Math.max(most, atOnce);
    const response = await bar.fetch(path, init);
    atOnce -= isChange ? 1 : 0;
    return response;
  };
  const tablet = await tabletOf({ bar: { ...bar, fetch: counted }, clock });
  await tablet.pull();
  await move(tablet, ada, 'pending', 'seated');
  await tablet.drain();
  clock.advance(125 * MINUTE);
  tablet.net.fault = 'offline';
  await move(tablet, ada, 'seated', 'completed');
  clock.advance(MINUTE);
  await move(tablet, owen, 'pending', 'seated');
  tablet.net.fault = null;
  await tablet.drain({ isHurried: true });
  expect(most).toBe(1);
  expect(await owenOn(tablet, owen)).toMatchObject({ status: 'seated', conflict: null });
});
