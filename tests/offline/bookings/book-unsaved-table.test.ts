import { expect, test, vi } from 'vitest';
import { bookTable } from '../../../src/data/commands/bookings/my-bookings';
import { TABLE_TOMORROW } from '../../support/calls/booking-wishes';
import { startEvening } from '../../support/evenings/guest-evening';

const FULL_OUTDOORS = `UPDATE venue_table SET is_active = 0 WHERE area = 'outdoor'`;

test('without storage a booking is sent at once, and the page does not say that it is saved', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { bar, tab } = await startEvening();
  vi.spyOn(tab.deps.db, 'transaction').mockRejectedValue(new Error('refused'));
  const booked = await bookTable(tab.deps, TABLE_TOMORROW);
  expect(booked).toMatchObject({
    saved: 'memory',
    response: { status: 'pending', tableLabel: 'T5' },
  });
  expect(await bar.bookings()).toMatchObject([{ id: booked.bookingId }]);
});

test('without storage and without a response the page says so, and the next try is the same booking', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { bar, net, tab } = await startEvening();
  vi.spyOn(tab.deps.db, 'transaction').mockRejectedValue(new Error('refused'));
  net.fault = 'lose-response';
  const first = bookTable(tab.deps, TABLE_TOMORROW);
  await expect(first).rejects.toMatchObject({ code: 'booking.unsent' });
  net.fault = null;
  await bookTable(tab.deps, TABLE_TOMORROW);
  expect(await bar.bookings()).toHaveLength(1);
});

test('without storage a full evening still names the free slots', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { bar, tab } = await startEvening();
  vi.spyOn(tab.deps.db, 'transaction').mockRejectedValue(new Error('refused'));
  await bar.changeTables(FULL_OUTDOORS);
  await expect(bookTable(tab.deps, TABLE_TOMORROW)).rejects.toMatchObject({
    code: 'slot_taken',
    details: { alternatives: [{ tablePreference: 'indoor' }, {}, {}] },
  });
});
