import { expect, test } from 'vitest';
import {
  bookTable,
  cancelTableBooking,
  discardBooking,
} from '../../../src/data/commands/bookings/my-bookings';
import { claim } from '../../../src/data/outbox/outbox';
import { MINUTE } from '../../support/bar/fixtures';
import { TABLE_TOMORROW } from '../../support/calls/booking-wishes';
import { startEvening } from '../../support/evenings/guest-evening';

const FULL_OUTDOORS = `UPDATE venue_table SET is_active = 0 WHERE area = 'outdoor'`;

test('a refused booking can be discarded; one being sent cannot', async () => {
  const { bar, tab, lookAtBooking } = await startEvening();
  await bar.changeTables(FULL_OUTDOORS);
  const { bookingId } = await bookTable(tab.deps, TABLE_TOMORROW);
  await tab.drain();
  await discardBooking(tab.deps, { bookingId });
  expect(await lookAtBooking(bookingId)).toMatchObject({
    state: 'cancelled',
    local: { wish: { guestName: '' } },
  });
  const other = await bookTable(tab.deps, { ...TABLE_TOMORROW, partySize: 2 });
  await claim(tab.deps, other.bookingId, 'elsewhere');
  await expect(discardBooking(tab.deps, other)).rejects.toMatchObject({ code: 'in_progress' });
});

test('a table given back before it was ever sent is never sent, and its guest is forgotten', async () => {
  const { bar, net, tab, lookAtBooking } = await startEvening();
  const { bookingId } = await bookTable(tab.deps, TABLE_TOMORROW);
  await cancelTableBooking(tab.deps, { bookingId });
  await tab.drain({ isHurried: true });
  expect(net.writes).toEqual([]);
  expect(await bar.bookings()).toEqual([]);
  expect(await lookAtBooking(bookingId)).toMatchObject({
    state: 'cancelled',
    local: { wish: { guestName: '' } },
  });
  expect((await tab.deps.db.myBooking.get(bookingId))?.secret).toBe('');
});

test('a table given back while it is on its way is booked first and cancelled after', async () => {
  const { bar, net, tab, clock, lookAtBooking } = await startEvening();
  const { bookingId } = await bookTable(tab.deps, TABLE_TOMORROW);
  await claim(tab.deps, bookingId, 'elsewhere');
  await cancelTableBooking(tab.deps, { bookingId });
  expect(await lookAtBooking(bookingId)).toMatchObject({ state: 'sending', cancelPending: true });
  clock.advance(MINUTE);
  await tab.drain();
  expect(net.writes.map(({ path }) => path)).toEqual([
    '/api/reservations',
    `/api/reservations/${bookingId}/cancel`,
  ]);
  expect(await bar.bookings()).toMatchObject([{ id: bookingId, status: 'cancelled' }]);
  expect(await lookAtBooking(bookingId)).toMatchObject({
    state: 'received',
    response: { status: 'cancelled' },
    mayCancel: false,
  });
});

test('a booking cancelled while it was being sent, and then refused, is simply cancelled', async () => {
  const { bar, net, tab, clock, lookAtBooking } = await startEvening();
  await bar.changeTables(FULL_OUTDOORS);
  const { bookingId } = await bookTable(tab.deps, TABLE_TOMORROW);
  await claim(tab.deps, bookingId, 'elsewhere');
  await cancelTableBooking(tab.deps, { bookingId });
  clock.advance(MINUTE);
  await tab.drain();
  expect(net.writes).toHaveLength(1);
  expect(await lookAtBooking(bookingId)).toMatchObject({ state: 'cancelled' });
});
