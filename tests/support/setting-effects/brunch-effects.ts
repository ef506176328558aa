import type { BRUNCH_SETTINGS } from '../../../src/domain/settings/brunch-settings';
import type { TestApp } from '../test-app';
import { bookBrunch, brunchWish } from '../test-bookings';
import { createBrowser } from '../test-browser';
import type { SettingEffect } from './effect';

/** Books a brunch, and shows one fact of the response, or the code of a refusal. */
const booked =
  (fact: string, wish = {}) =>
  async (bar: TestApp) => {
    const { status, body } = await bookBrunch(createBrowser(bar), brunchWish(wish));
    return status === 201 ? body[fact] : body.code;
  };

export const BRUNCH_EFFECTS = {
  'brunch.maxParty': { value: 2, effect: booked('status'), shown: 'brunch.offer_changed' },
  'brunch.drinkHours': { value: 2, effect: booked('drinkMinutes'), shown: 120 },
  'brunch.deposit': { value: '750', effect: booked('depositAmount'), shown: '750.00' },
  'brunch.depositHours': { value: 72, effect: booked('status'), shown: 'confirmed' },
  'brunch.heldDays': {
    value: 5,
    effect: booked('depositDueAt', { reservationDate: '2026-08-01' }),
    shown: '2026-07-09T18:00:00.000Z',
  },
} satisfies Record<keyof typeof BRUNCH_SETTINGS, SettingEffect>;
