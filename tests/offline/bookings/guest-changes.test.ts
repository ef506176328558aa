import { expect, test } from 'vitest';
import {
  announceLateTable,
  bookBrunch,
  bookTable,
  cancelTableBooking,
  changeBrunchTime,
  changeTableTime,
} from '../../../src/data/commands/bookings/my-bookings';
import { discardEntry } from '../../../src/data/commands/entries';
import { EVENING, MINUTE } from '../../support/bar/fixtures';
import { BRUNCH_MONDAY, TABLE_TOMORROW } from '../../support/calls/booking-wishes';
import type { GuestEvening } from '../../support/evenings/guest-evening';
import { startEvening } from '../../support/evenings/guest-evening';

const SLOT = Date.parse('2026-07-05T17:00:00Z');
const FROM = { serviceDay: '2026-07-05', reservationTime: '20:00', partySize: 4 };
const TO = { ...FROM, reservationTime: '21:00' };

async function bookedTable({ tab }: GuestEvening): Promise<string> {
  const { bookingId } = await bookTable(tab.deps, TABLE_TOMORROW);
  await tab.drain();
  return bookingId;
}

test('a change made offline waits on the phone and reaches the server once, also when the response is lost', async () => {
  const evening = await startEvening();
  const { bar, net, tab, clock, lookAtBooking } = evening;
  const bookingId = await bookedTable(evening);
  net.fault = 'offline';
  await changeTableTime(tab.deps, { bookingId, from: FROM, to: TO });
  await tab.drain();
  expect(await lookAtBooking(bookingId)).toMatchObject({
    response: { reservationTime: '20:00' },
    change: { change: { to: TO }, refused: null },
  });
  net.fault = 'lose-response';
  clock.advance(MINUTE);
  await tab.drain();
  net.fault = null;
  clock.advance(MINUTE);
  await tab.drain();
  expect(await bar.bookings()).toMatchObject([{ reservationTime: '21:00', v: 2 }]);
  expect(await lookAtBooking(bookingId)).toMatchObject({
    response: { reservationTime: '21:00', manageUrl: expect.any(String) },
    change: null,
  });
});

test('a full slot leaves the booking as it was, and a free time takes the place of the refused one', async () => {
  const evening = await startEvening();
  const { bar, tab, lookAtBooking } = evening;
  await bar.changeTables(`UPDATE venue_table SET is_active = (label = 'T5')`);
  const bookingId = await bookedTable(evening);
  await bookTable(tab.deps, { ...TABLE_TOMORROW, reservationTime: '22:00' });
  await tab.drain();
  await changeTableTime(tab.deps, { bookingId, from: FROM, to: TO });
  await tab.drain();
  const shown = await lookAtBooking(bookingId);
  expect(shown).toMatchObject({
    response: { status: 'pending', reservationTime: '20:00' },
    change: {
      refused: { code: 'slot_taken', alternatives: [{ reservationTime: '19:30' }, {}, {}] },
    },
  });
  const to = { ...FROM, reservationTime: '19:30' };
  await changeTableTime(tab.deps, { bookingId, from: FROM, to });
  await tab.drain();
  expect(await lookAtBooking(bookingId)).toMatchObject({
    response: { reservationTime: '19:30' },
    change: null,
  });
});

test('staff who moved the booking first are named with their time, and the guest keeps it or asks again', async () => {
  const evening = await startEvening();
  const { bar, tab, lookAtBooking } = evening;
  const bookingId = await bookedTable(evening);
  await bar.changeTables(
    `UPDATE reservation SET slot = '18:00', v = 2, edited_by = 'Elif', edited_at = 9`,
  );
  await changeTableTime(tab.deps, { bookingId, from: FROM, to: TO });
  await tab.drain();
  const shown = await lookAtBooking(bookingId);
  expect(shown).toMatchObject({
    change: { refused: { code: 'conflict', isByGuest: false, at: '1970-01-01T00:00:00.009Z' } },
  });
  if (shown.state !== 'received' || !shown.change) throw new Error('no conflict');
  await discardEntry(tab.deps, { id: shown.change.entryId });
  expect(await lookAtBooking(bookingId)).toMatchObject({ change: null });
});

test('a cancellation takes the waiting change back', async () => {
  const evening = await startEvening();
  const { bar, net, tab } = evening;
  const bookingId = await bookedTable(evening);
  net.fault = 'offline';
  await changeTableTime(tab.deps, { bookingId, from: FROM, to: TO });
  await cancelTableBooking(tab.deps, { bookingId });
  net.fault = null;
  await tab.drain({ isHurried: true });
  expect(await bar.bookings()).toMatchObject([{ status: 'cancelled', reservationTime: '20:00' }]);
});

test('a party that is late says so, corrects itself offline, and is told once', async () => {
  const evening = await startEvening();
  const { bar, net, tab, clock, lookAtBooking } = evening;
  const bookingId = await bookedTable(evening);
  clock.advance(SLOT - EVENING - 60 * MINUTE);
  net.fault = 'offline';
  await announceLateTable(tab.deps, { bookingId, minutes: 10 });
  await announceLateTable(tab.deps, { bookingId, minutes: 10 });
  await expect(announceLateTable(tab.deps, { bookingId, minutes: 30 })).rejects.toMatchObject({
    code: 'in_progress',
  });
  const shown = await lookAtBooking(bookingId);
  if (shown.state !== 'received' || !shown.change) throw new Error('nothing waits');
  await discardEntry(tab.deps, { id: shown.change.entryId });
  await announceLateTable(tab.deps, { bookingId, minutes: 30 });
  expect(await lookAtBooking(bookingId)).toMatchObject({ change: { change: { minutes: 30 } } });
  net.fault = null;
  await tab.drain({ isHurried: true });
  expect(await bar.bookings()).toMatchObject([{ lateMinutes: 30, v: 2 }]);
  expect(await lookAtBooking(bookingId)).toMatchObject({ response: { lateMinutes: 30 } });
});

test('a brunch moves with its deposit', async () => {
  const { tab, lookAtBooking } = await startEvening();
  const { bookingId } = await bookBrunch(tab.deps, BRUNCH_MONDAY);
  await tab.drain();
  const from = { serviceDay: '2026-07-06', reservationTime: '17:00', partySize: 3 };
  await changeBrunchTime(tab.deps, { bookingId, from, to: { ...from, serviceDay: '2026-07-08' } });
  await tab.drain();
  expect(await lookAtBooking(bookingId)).toMatchObject({
    response: { serviceDay: '2026-07-08', depositRequired: true, status: 'pending' },
  });
});
