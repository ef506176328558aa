import { expect, test } from 'vitest';
import { readTableBookings } from '../../../src/data/bookings/staff-bookings';
import {
  addTableBooking,
  editTableBooking,
} from '../../../src/data/commands/bookings/staff-bookings';
import { startStaffEvening } from '../../support/evenings/staff-evening';

const BY_PHONE = {
  ...{ guestName: 'Selin Ak', guestPhone: '0532 111 22 33', tables: [] as number[] },
  ...{ serviceDay: '2026-07-05', reservationTime: '20:00', partySize: 4 },
};

test('a booking taken offline shows at once; its time taken meanwhile, it keeps everything and offers others', async () => {
  const { bar, openTablet } = await startStaffEvening();
  await bar.rows(`UPDATE venue_table SET is_active = (label = 'T5')`);
  const offline = await openTablet();
  const other = await openTablet();
  await offline.pull();
  offline.net.fault = 'offline';
  await addTableBooking(offline.deps, { body: BY_PHONE });
  expect(await readTableBookings(offline.deps.db)).toMatchObject([
    { guestName: 'Selin Ak', isQueued: true, reservationDate: '2026-07-05T17:00:00.000Z' },
  ]);
  await addTableBooking(other.deps, { body: { ...BY_PHONE, guestName: 'Ada Kaya' } });
  await other.drain();
  offline.net.fault = null;
  await offline.drain();
  await offline.pull();
  const rows = await readTableBookings(offline.deps.db);
  const refused = rows.find(({ guestName }) => guestName === 'Selin Ak');
  expect(rows.map(({ guestName }) => guestName)).toContain('Ada Kaya');
  expect(refused?.writing).toMatchObject({
    isNew: true,
    wanted: { guestPhone: '0532 111 22 33' },
    refusal: { code: 'slot_taken' },
  });
  const [nearest] = refused?.writing?.refusal?.alternatives ?? [];
  const reservationTime = nearest?.reservationTime ?? '';
  const instead = refused?.writing?.entryId;
  await addTableBooking(offline.deps, { body: { ...BY_PHONE, reservationTime }, instead });
  await offline.drain();
  const after = await readTableBookings(offline.deps.db);
  expect(after.filter(({ guestName }) => guestName === 'Selin Ak')).toMatchObject([
    { reservationTime, tableLabel: 'T5', writing: null, isQueued: false },
  ]);
});

test('a change that a colleague made first stays beside the booking, with who was first', async () => {
  const { openTablet } = await startStaffEvening();
  const offline = await openTablet();
  const other = await openTablet();
  await other.pull();
  await addTableBooking(other.deps, { body: BY_PHONE });
  await other.drain();
  await offline.pull();
  const [booked] = await readTableBookings(offline.deps.db);
  const bookingId = booked?.id ?? '';
  offline.net.fault = 'offline';
  const change = (reservationTime: string) => ({
    ...{ bookingId, body: { reservationTime, from: { reservationTime: '20:00' } } },
  });
  await editTableBooking(offline.deps, change('21:00'));
  expect(await readTableBookings(offline.deps.db)).toMatchObject([
    { reservationTime: '21:00', isQueued: true },
  ]);
  await editTableBooking(other.deps, change('19:00'));
  await other.drain();
  offline.net.fault = null;
  await offline.drain();
  await offline.pull();
  const [row] = await readTableBookings(offline.deps.db);
  expect(row).toMatchObject({
    reservationTime: '19:00',
    writing: { refusal: { code: 'conflict', by: row?.edited?.by, at: row?.edited?.at } },
  });
});
