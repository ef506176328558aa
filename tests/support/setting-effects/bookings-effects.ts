import { offerFreePlaces } from '../../../server/usecases/bookings/guest-bookings';
import { remindGuests } from '../../../server/usecases/upkeep/due-work';
import type { BOOKINGS_SETTINGS } from '../../../src/domain/settings/settings';
import type { TestApp } from '../bar/test-app';
import { createBrowser } from '../bar/test-browser';
import { signIn } from '../bar/test-staff';
import { bookBrunch, bookTable, brunchWish, tableWish } from '../data/test-bookings';
import type { Effect, SettingEffect } from './effect';

const REFUSED = ['booking.day_closed', 'booking.day_closed', 201];
const booked: Effect = async (bar) => {
  const responses = [
    await bookTable(createBrowser(bar), tableWish()),
    await bookBrunch(createBrowser(bar), brunchWish({ reservationDate: '2026-07-05' })),
    await bookTable(createBrowser(bar), tableWish({ reservationDate: '2026-07-06' })),
  ];
  return responses.map(({ status, body }) => (status === 201 ? status : body.code));
};

/** Books a table, and shows one fact of the response. */
const table =
  (fact: string, wish = {}): Effect =>
  async (bar) => {
    const { body } = await bookTable(createBrowser(bar), tableWish(wish));
    return body[fact];
  };

/** Counts the reminders that the afternoon before queues. */
const reminders: Effect = async (bar) => {
  await bookTable(createBrowser(bar), tableWish({ reservationDate: '2026-07-06' }));
  const now = () => Date.parse('2026-07-05T15:00:00+03:00');
  await remindGuests({ ...bar.deps, now });
  return (await bar.rows(`SELECT id FROM effect WHERE kind = 'booking.reminder'`)).length;
};

/** Puts a guest on the waitlist of a day whose only table is booked, and then free. */
async function waitingParty(bar: TestApp): Promise<string> {
  await bar.rows(`UPDATE venue_table SET is_active = (label = 'T5')`);
  const wish = { reservationDate: '2026-07-06' };
  await bookTable(createBrowser(bar), tableWish(wish));
  const { body } = await bookTable(createBrowser(bar), tableWish({ ...wish, flexMinutes: 0 }));
  await bar.rows(`UPDATE reservation SET status = 'cancelled'`);
  return String(body.id);
}

/** Reads how long the place of an offer is held. */
const offeredMinutes: Effect = async (bar) => {
  const id = await waitingParty(bar);
  const can = await signIn(bar, 'staff');
  const body = { status: 'offered' };
  await can.send(`/api/admin/waitlist/${id}/status`, { method: 'PATCH', body });
  const [row] = await bar.rows('SELECT offered_until - status_at AS ms FROM waitlist_entry');
  return Number(row?.ms) / 60_000;
};

/** Counts the offers that the server makes by itself on the day before. */
const offersByMail: Effect = async (bar) => {
  await waitingParty(bar);
  const now = () => Date.parse('2026-07-05T10:00:00+03:00');
  await offerFreePlaces({ ...bar.deps, now });
  return (await bar.rows(`SELECT id FROM effect WHERE kind = 'booking.offer'`)).length;
};

export const BOOKINGS_EFFECTS = {
  'bookings.times': {
    value: ['19:00', '18:00'],
    effect: table('times'),
    shown: ['18:00', '19:00'],
  },
  'bookings.maxParty': { value: '2', effect: table('maxParty'), shown: 2 },
  'bookings.daysAhead': {
    value: 7,
    effect: table('code', { reservationDate: '2026-07-12' }),
    shown: 'booking.too_far_ahead',
  },
  'bookings.leadMinutes': { value: 1440, effect: table('code'), shown: 'booking.too_late' },
  'bookings.reminder': { value: false, effect: reminders, shown: 0 },
  'waitlist.offerMinutes': { value: 25, effect: offeredMinutes, shown: 25 },
  'waitlist.autoOffer': { value: true, effect: offersByMail, shown: 1 },
  'bookings.closedDays': { value: ['2026-07-05'], effect: booked, shown: REFUSED },
} satisfies Record<keyof typeof BOOKINGS_SETTINGS, SettingEffect>;
