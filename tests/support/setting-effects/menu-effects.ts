import type { MENU_SETTINGS } from '../../../src/domain/settings/settings';
import { createBrowser } from '../bar/test-browser';
import { burgerWith, placeOrder } from '../data/test-orders';
import type { Effect, SettingEffect } from './effect';
import { page } from './effect';

const withSeasoned: Effect = async (bar) => {
  const { status, body } = await placeOrder(createBrowser(bar), burgerWith('seasoned'));
  return status === 201 ? status : [body.code, body.fries, body.left];
};

export const MENU_EFFECTS = {
  'menu.friesPrice': {
    value: 120,
    effect: page('/menu/print?lang=en', /Served with fries, [^<]+/),
    shown: 'Served with fries, plain or seasoned. The price includes ₺120 for them.',
  },
  'menu.soldOutFries': {
    value: ['seasoned'],
    effect: withSeasoned,
    shown: ['order.option_sold_out', 'seasoned', ['plain', 'sweet']],
  },
  'menu.priceListLanguages': {
    value: 'tr',
    effect: page('/menu/print?lang=en', /<html lang="..">/),
    shown: '<html lang="tr">',
  },
} satisfies Record<keyof typeof MENU_SETTINGS, SettingEffect>;
