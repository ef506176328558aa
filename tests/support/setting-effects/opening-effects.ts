import type { OPENING_SETTINGS } from '../../../src/domain/settings/settings';
import { createBrowser } from '../bar/test-browser';
import { bookTable, tableWish } from '../data/test-bookings';
import { lemonades, placeOrder } from '../data/test-orders';
import type { Effect, SettingEffect } from './effect';

/** Shows when the bar prepares an order of this evening, and the response to a booking of tomorrow evening. */
const evenings: Effect = async (bar) => {
  const ordered = await placeOrder(createBrowser(bar), lemonades());
  const booked = await bookTable(createBrowser(bar), tableWish());
  return [ordered.body.preparedFrom, booked.status === 201 ? 201 : booked.body.code];
};

const SUNDAY_NOON = [...Array(6).fill(null), { opens: '12:00', closes: '14:00' }];
const CLOSED = ['2026-07-05', '2026-07-04'].map((day) => ({ day, noteEn: 'Party', noteTr: '' }));

export const OPENING_EFFECTS = {
  'opening.hours': {
    value: SUNDAY_NOON,
    effect: evenings,
    shown: ['2026-07-05T09:00:00.000Z', 'booking.bar_closed'],
  },
  'opening.closures': {
    value: CLOSED,
    effect: evenings,
    shown: ['2026-07-06T12:00:00.000Z', 'booking.day_closed'],
  },
} satisfies Record<keyof typeof OPENING_SETTINGS, SettingEffect>;
