import type { LEGAL_SETTINGS } from '../../../src/domain/settings/settings';
import { createBrowser } from '../bar/test-browser';
import { signIn } from '../bar/test-staff';
import { TONIGHT } from '../calls/audit-bodies';
import { bookBrunch, brunchWish } from '../data/test-bookings';
import { DISH, lemonades, placeOrder } from '../data/test-orders';
import type { Effect, SettingEffect } from './effect';
import { page } from './effect';
import { order } from './ordering-effects';

const vatOfLemonades: Effect = async (bar) => {
  const { body } = await placeOrder(createBrowser(bar), lemonades());
  const [line] = await bar.rows(`SELECT vat_bp FROM order_line WHERE order_id = '${body.orderId}'`);
  return line?.vat_bp;
};

/** Counts the lines of a brunch with a restaurant's licence. */
const brunchLines: Effect = async (bar) => {
  await bar.rows(
    `INSERT OR REPLACE INTO setting (key, value, v) VALUES ('vat.licence', '"restaurant"', 1)`,
  );
  bar.deps.settings.forget();
  const { body } = await bookBrunch(createBrowser(bar), brunchWish(TONIGHT));
  const staff = await signIn(bar, 'staff');
  const path = `/api/admin/brunch-reservations/${body.id}/first-drink`;
  await staff.send(path, { method: 'PATCH', body: { isServed: true, isEarly: true } });
  const rates = await bar.rows(
    `SELECT DISTINCT vat_bp FROM order_line WHERE order_id = '${body.id}' ORDER BY vat_bp`,
  );
  return rates.map(({ vat_bp }) => vat_bp);
};

const COCKTAIL = { originalMenuItemId: DISH.cocktail, quantity: 1, price: '420.00' };

export const LEGAL_EFFECTS = {
  'venue.legalName': {
    value: 'Bliss Ltd. Şti.',
    effect: page('/legal/imprint?lang=en', /Bliss Ltd\. Şti\./),
    shown: 'Bliss Ltd. Şti.',
  },
  'venue.taxOffice': {
    value: 'Fethiye VD',
    effect: page('/legal/imprint?lang=en', /Fethiye VD/),
    shown: 'Fethiye VD',
  },
  'venue.taxNumber': {
    value: '1234567890',
    effect: page('/legal/imprint?lang=en', /1234567890/),
    shown: '1234567890',
  },
  'venue.mersis': {
    value: '0123456789000015',
    effect: page('/legal/imprint?lang=en', /0123456789000015/),
    shown: '0123456789000015',
  },
  'venue.kep': {
    value: 'bliss@hs01.kep.tr',
    effect: page('/legal/imprint?lang=en', /bliss@hs01\.kep\.tr/),
    shown: 'bliss@hs01.kep.tr',
  },
  'legal.alcoholOrders': {
    value: false,
    effect: order({ items: [COCKTAIL], totalAmount: '420.00' }),
    shown: 'order.alcohol_off',
  },
  'vat.licence': { value: 'bar', effect: vatOfLemonades, shown: 2_000 },
  'vat.brunchDrinks': { value: 40, effect: brunchLines, shown: [1_000, 2_000] },
} satisfies Record<keyof typeof LEGAL_SETTINGS, SettingEffect>;
