import type { BRUNCH_SETTINGS } from '../../../src/domain/settings/settings';
import type { TestApp } from '../bar/test-app';
import { createBrowser } from '../bar/test-browser';
import { bookBrunch, brunchWish } from '../data/test-bookings';
import type { SettingEffect } from './effect';

/** Books a brunch, and shows one fact of the response, or the code of a refusal. */
const booked =
  (fact: string, wish = {}) =>
  async (bar: TestApp) => {
    const { status, body } = await bookBrunch(createBrowser(bar), brunchWish(wish));
    return status === 201 ? body[fact] : body.code;
  };

const gone =
  (wish = {}) =>
  async (bar: TestApp) => {
    const { body } = await bookBrunch(createBrowser(bar), brunchWish(wish));
    return body.gone ?? body.slots ?? body.unsauced;
  };

const CLASSIC = { nameEn: 'The Bliss Classic', nameTr: 'Klasik', isOn: true, hasSauce: false };
const EFES = { nameEn: 'Efes', nameTr: 'Efes', isOn: true, group: 'beers' };

export const BRUNCH_EFFECTS = {
  'brunch.foods': { value: [CLASSIC], effect: gone(), shown: ['3 Chicken Tenders'] },
  'brunch.sauces': {
    value: [{ nameEn: 'Garlic & Herb', nameTr: 'Sarımsak', isOn: false }],
    effect: gone(),
    shown: ['Garlic & Herb'],
  },
  'brunch.drinks': { value: [EFES], effect: gone(), shown: ['House Rose'] },
  'brunch.slots': { value: ['19:00', '18:00'], effect: gone(), shown: ['18:00', '19:00'] },
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
