import type { BOOKINGS_SETTINGS } from '../../../src/domain/settings/bookings-settings';
import { bookBrunch, bookTable, brunchWish, tableWish } from '../test-bookings';
import { createBrowser } from '../test-browser';
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

export const BOOKINGS_EFFECTS = {
  'bookings.closedDays': { value: ['2026-07-05'], effect: booked, shown: REFUSED },
} satisfies Record<keyof typeof BOOKINGS_SETTINGS, SettingEffect>;
