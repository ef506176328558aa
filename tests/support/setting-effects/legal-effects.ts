import type { LEGAL_SETTINGS } from '../../../src/domain/settings/legal-settings';
import { createBrowser } from '../bar/test-browser';
import { DISH, lemonades, placeOrder } from '../data/test-orders';
import { type Effect, page, type SettingEffect } from './effect';
import { order } from './ordering-effects';

const vatOfLemonades: Effect = async (bar) => {
  const { body } = await placeOrder(createBrowser(bar), lemonades());
  const [line] = await bar.rows(`SELECT vat_bp FROM order_line WHERE order_id = '${body.orderId}'`);
  return line?.vat_bp;
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
} satisfies Record<keyof typeof LEGAL_SETTINGS, SettingEffect>;
