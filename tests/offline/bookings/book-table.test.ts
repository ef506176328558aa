import { expect, test } from 'vitest';
import { refreshBooking } from '../../../src/data/bookings/booking-on-device';
import { bookTable, rebookTable } from '../../../src/data/commands/bookings/my-bookings';
import { EVENING, MINUTE } from '../../support/bar/fixtures';
import { createClock } from '../../support/bar/test-clock';
import { openTab } from '../../support/bar/test-device';
import { TABLE_TOMORROW } from '../../support/calls/booking-wishes';
import { startEvening } from '../../support/evenings/guest-evening';

const HOUR = 60 * MINUTE;
const SLOT = Date.parse('2026-07-05T17:00:00Z');
const FULL_OUTDOORS = `UPDATE venue_table SET is_active = 0 WHERE area = 'outdoor'`;

test('a table asked for offline is saved, and sent once when the network is back', async () => {
  const { bar, net, tab, clock, lookAtBooking } = await startEvening();
  net.fault = 'offline';
  const { bookingId, saved } = await bookTable(tab.deps, TABLE_TOMORROW);
  expect(saved).toBe('device');
  await tab.drain();
  expect(await lookAtBooking(bookingId)).toMatchObject({
    state: 'queued',
    local: { id: bookingId, wish: TABLE_TOMORROW, startsAt: SLOT },
  });
  expect(await bar.bookings()).toEqual([]);

  net.fault = null;
  clock.advance(12 * HOUR);
  await tab.drain();
  expect(await bar.bookings()).toMatchObject([{ id: bookingId, status: 'pending', partySize: 4 }]);
  expect(await lookAtBooking(bookingId)).toMatchObject({
    state: 'received',
    isFresh: true,
    mayCancel: true,
    response: { id: bookingId, status: 'pending', tableLabel: 'T5', tablePreference: 'outdoor' },
  });
});

test("once a booking is received, the phone forgets the guest's details, in the outbox and in the booking", async () => {
  const { tab } = await startEvening();
  const { bookingId } = await bookTable(tab.deps, TABLE_TOMORROW);
  await tab.drain();
  const { db } = tab.deps;
  const kept = JSON.stringify([await db.outbox.toArray(), await db.myBooking.toArray()]);
  expect(kept).toContain(bookingId);
  for (const word of ['Ada Kaya', 'example.com', '532 123', 'the sea'])
    expect(kept).not.toContain(word);
});

test("later changes by staff are read back, without the guest's details", async () => {
  const { bar, tab, lookAtBooking } = await startEvening();
  const { bookingId } = await bookTable(tab.deps, TABLE_TOMORROW);
  await tab.drain();
  await bar.changeTables(`UPDATE reservation SET status = 'confirmed', v = v + 1`);
  await refreshBooking(tab.deps, { kind: 'reservation', bookingId });
  expect(await lookAtBooking(bookingId)).toMatchObject({
    state: 'received',
    response: { status: 'confirmed', v: 2, guestName: '', guestEmail: null, guestPhone: '' },
  });
});

test('two days after its evening this phone no longer has what opens it', async () => {
  const { tab, clock } = await startEvening();
  const { bookingId } = await bookTable(tab.deps, TABLE_TOMORROW);
  await tab.drain();
  clock.advance(SLOT + 48 * HOUR - EVENING);
  await tab.drain();
  const before = await tab.deps.db.myBooking.get(bookingId);
  expect(before?.secret).not.toBe('');
  expect(before?.answer?.manageUrl).toContain(`/booking/table/${bookingId}?key=`);
  clock.advance(10 * MINUTE);
  await tab.drain();
  const after = await tab.deps.db.myBooking.get(bookingId);
  expect([after?.secret, after?.answer?.manageUrl, after?.answer?.calendarUrl]).toEqual([
    '',
    undefined,
    undefined,
  ]);
  expect(after?.answer?.status).toBe('pending');
});

test('a second tap on the same wish is the same booking', async () => {
  const { bar, tab, net } = await startEvening();
  const taps = [bookTable(tab.deps, TABLE_TOMORROW), bookTable(tab.deps, TABLE_TOMORROW)];
  const [first, second] = await Promise.all(taps);
  expect(second?.bookingId).toBe(first?.bookingId);
  await tab.drain();
  expect(await bar.bookings()).toHaveLength(1);
  expect(net.writes).toHaveLength(1);
});

test('a response lost after the commit leaves one booking', async () => {
  const { bar, net, tab, clock, lookAtBooking } = await startEvening();
  net.fault = 'lose-response';
  const { bookingId } = await bookTable(tab.deps, TABLE_TOMORROW);
  await tab.drain();
  net.fault = null;
  clock.advance(MINUTE);
  await tab.drain();
  expect(await bar.bookings()).toHaveLength(1);
  expect(await lookAtBooking(bookingId)).toMatchObject({ state: 'received' });
});

test('a booking is sent without a question until an hour before its slot', async () => {
  const { bar, net, tab, clock } = await startEvening();
  net.fault = 'offline';
  await bookTable(tab.deps, TABLE_TOMORROW);
  net.fault = null;
  clock.advance(SLOT - HOUR - EVENING);
  await tab.drain();
  expect(await bar.bookings()).toHaveLength(1);
});

test('later it asks, nothing is sent, and another time takes its place under a new id', async () => {
  const { bar, net, tab, clock, lookAtBooking } = await startEvening();
  net.fault = 'offline';
  const { bookingId } = await bookTable(tab.deps, TABLE_TOMORROW);
  net.fault = null;
  clock.advance(SLOT - HOUR - EVENING + 1);
  await tab.drain();
  expect(net.writes).toEqual([]);
  expect(await lookAtBooking(bookingId)).toMatchObject({ state: 'too_late' });

  const next = await rebookTable(tab.deps, { bookingId, serviceDay: '2026-07-06' });
  expect(next.bookingId).not.toBe(bookingId);
  await tab.drain();
  expect(await bar.bookings()).toMatchObject([
    { id: next.bookingId, serviceDay: '2026-07-06', guestName: 'Ada Kaya' },
  ]);
  expect(await lookAtBooking(bookingId)).toEqual({ state: 'superseded', by: next.bookingId });
});

test('a phone whose clock is a day behind sends too late, and the server still asks the guest', async () => {
  const { bar, net, clock } = await startEvening();
  const slowClock = createClock(EVENING - 24 * HOUR);
  const slow = openTab({ fetch: net.fetch, clock: slowClock });
  net.fault = 'offline';
  const { bookingId } = await bookTable(slow.deps, TABLE_TOMORROW);
  net.fault = null;
  for (const each of [clock, slowClock]) each.advance(SLOT - HOUR / 2 - EVENING);
  await slow.drain();
  expect(await bar.bookings()).toEqual([]);
  expect(await slow.deps.db.outbox.get(bookingId)).toMatchObject({
    state: 'needs_user',
    lastCode: 'booking.too_late',
    lastHttp: 409,
  });
});

test('a full evening offers what is free, and one tap takes it', async () => {
  const { bar, tab, lookAtBooking } = await startEvening();
  await bar.changeTables(FULL_OUTDOORS);
  const { bookingId } = await bookTable(tab.deps, TABLE_TOMORROW);
  await tab.drain();
  const asked = await lookAtBooking(bookingId);
  if (asked.state !== 'slot_taken') throw new Error(asked.state);
  const [way] = asked.alternatives;
  expect(way).toMatchObject({ reservationTime: '20:00', tablePreference: 'indoor' });
  if (!way?.tablePreference) throw new Error('No place was named.');
  const { serviceDay, reservationTime, tablePreference } = way;
  const change = { bookingId, serviceDay, reservationTime, tablePreference };
  const taps = [rebookTable(tab.deps, change), rebookTable(tab.deps, change)];
  const [first, second] = await Promise.all(taps);
  expect(second).toEqual(first);
  await tab.drain();
  expect(await bar.bookings()).toMatchObject([
    { id: first?.bookingId, tablePreference: 'indoor', tableLabel: 'S4' },
  ]);
  const kept = await tab.deps.db.myBooking.get(bookingId);
  expect(kept?.wish).toMatchObject({ guestName: '', guestPhone: '' });
});
