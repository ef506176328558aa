import { remindGuests } from '../../../server/usecases/upkeep/remind-guests';
import type { BOOKINGS_SETTINGS } from '../../../src/domain/settings/bookings-settings';
import { createBrowser } from '../bar/test-browser';
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
  'bookings.closedDays': { value: ['2026-07-05'], effect: booked, shown: REFUSED },
} satisfies Record<keyof typeof BOOKINGS_SETTINGS, SettingEffect>;
