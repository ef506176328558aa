import { expect, test } from 'vitest';
import {
  bookBrunch,
  cancelBrunch,
  rebookBrunch,
} from '../../../src/data/commands/bookings/my-bookings';
import { MINUTE } from '../../support/bar/fixtures';
import { BRUNCH_MONDAY } from '../../support/calls/booking-wishes';
import { startEvening } from '../../support/evenings/guest-evening';

const HOUR = 60 * MINUTE;

test('a brunch booked offline is saved, sent once, and waits for its deposit', async () => {
  const { bar, net, tab, clock, lookAtBooking } = await startEvening();
  net.fault = 'offline';
  const { bookingId, saved } = await bookBrunch(tab.deps, BRUNCH_MONDAY);
  expect(saved).toBe('device');
  await tab.drain();
  expect(await lookAtBooking(bookingId)).toMatchObject({ state: 'queued' });

  net.fault = null;
  clock.advance(MINUTE);
  await tab.drain();
  expect(await bar.bookings()).toMatchObject([
    { id: bookingId, selectedFood: '3 Chicken Tenders', selectedSauce: 'Garlic & Herb' },
  ]);
  expect(await lookAtBooking(bookingId)).toMatchObject({
    state: 'received',
    kind: 'brunch',
    response: {
      status: 'pending',
      depositRequired: true,
      depositDueAt: '2026-07-06T14:00:00.000Z',
    },
  });
  const kept = JSON.stringify([
    await tab.deps.db.outbox.toArray(),
    await tab.deps.db.myBooking.toArray(),
  ]);
  for (const word of ['Ada Kaya', 'example.com', '532 123', 'the sea'])
    expect(kept).not.toContain(word);
});

test('a deposit that is no longer due when it arrives is announced without a question', async () => {
  const { net, tab, clock, lookAtBooking } = await startEvening();
  net.fault = 'offline';
  const { bookingId } = await bookBrunch(tab.deps, BRUNCH_MONDAY);
  net.fault = null;
  clock.advance(21 * HOUR);
  await tab.drain();
  expect(await lookAtBooking(bookingId)).toMatchObject({
    state: 'received',
    response: { status: 'confirmed', depositRequired: false, depositDueAt: null },
  });
});

test('a deposit that the guest had not read of is asked about, and a yes is one new booking', async () => {
  const { bar, tab, lookAtBooking } = await startEvening();
  const { bookingId } = await bookBrunch(tab.deps, { ...BRUNCH_MONDAY, depositRequired: false });
  await tab.drain();
  expect(await bar.bookings()).toEqual([]);
  expect(await lookAtBooking(bookingId)).toMatchObject({
    state: 'deposit_changed',
    depositDueAt: Date.parse('2026-07-06T14:00:00Z'),
  });
  const next = await rebookBrunch(tab.deps, { bookingId, depositRequired: true });
  await tab.drain();
  expect(await bar.bookings()).toMatchObject([{ id: next.bookingId, depositRequired: true }]);
});

test('a brunch of today goes while its time is ahead, and asks when it cannot get through', async () => {
  const { bar, net, tab, clock, lookAtBooking } = await startEvening();
  const today = { ...BRUNCH_MONDAY, serviceDay: '2026-07-04', depositRequired: false };
  const inHalfAnHour = { ...today, reservationTime: '21:30' };
  await bookBrunch(tab.deps, inHalfAnHour);
  await tab.drain();
  expect(await bar.bookings()).toMatchObject([{ status: 'confirmed', reservationTime: '21:30' }]);

  net.fault = 'offline';
  const { bookingId } = await bookBrunch(tab.deps, { ...inHalfAnHour, partySize: 2 });
  net.fault = null;
  clock.advance(10 * MINUTE + 1);
  await tab.drain();
  expect(await lookAtBooking(bookingId)).toMatchObject({ state: 'too_late' });
  const next = await rebookBrunch(tab.deps, { bookingId, reservationTime: '22:00' });
  await tab.drain();
  expect(await lookAtBooking(next.bookingId)).toMatchObject({ state: 'received' });
});

test('a brunch given back at the bar is cancelled once', async () => {
  const { bar, net, tab } = await startEvening();
  const { bookingId } = await bookBrunch(tab.deps, BRUNCH_MONDAY);
  await tab.drain();
  await cancelBrunch(tab.deps, { bookingId });
  await cancelBrunch(tab.deps, { bookingId });
  await tab.drain();
  expect(net.writes).toHaveLength(2);
  expect(await bar.bookings()).toMatchObject([{ id: bookingId, status: 'cancelled' }]);
});
