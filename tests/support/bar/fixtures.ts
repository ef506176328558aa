import type { CartLine } from '#domain/cart/cart';
import type { Customizations } from '#domain/menu/menu-item';
import { lineName } from '#domain/menu/menu-item';
import { liraText } from '#domain/money';
import { MENU_ITEMS } from '../../../server/db/seed/menu';
import type { CheckoutDraft } from '../../../src/data/db';
import { unitKurus } from '../../../src/data/menu/menu-store';
import type { OrderedCart } from '../../../src/data/orders/new-order';

/** The tests start on a Saturday evening in July, 21:00 by the venue's clock. */
export const EVENING = Date.parse('2026-07-04T18:00:00Z');
export const MINUTE = 60_000;
/** scrypt's N for staff in tests; `secrets.test.ts` proves the full cost. */
export const CHEAP_COST = 1_024;

export const BURGER = 1;
export const LEMONADE = 151;

/** Returns a cart line for a dish of the first menu, at the menu's price. */
export function lineOf(itemId: number, customizations: Customizations = {}): CartLine {
  const item = MENU_ITEMS.find(({ id }) => id === itemId);
  if (!item) throw new Error(`No dish ${itemId}`);
  return {
    id: itemId,
    originalMenuItemId: itemId,
    name: lineName(item, customizations, 'en'),
    nameEn: item.nameEn,
    nameTr: item.nameTr,
    price: liraText(unitKurus(item, customizations)),
    quantity: 1,
    ...(Object.keys(customizations).length > 0 ? { customizations } : {}),
  };
}

const NOWHERE = {
  fullName: '',
  phone: '',
  address: '',
  city: '',
  postalCode: '',
  instructions: '',
};

export const AT_TABLE_12: CheckoutDraft = {
  serviceType: 'table',
  tableNumber: '12',
  delivery: NOWHERE,
  guestName: 'Deniz',
};

/** Orders one burger with fries and one lemonade to table 12, at the price shown to the guest. */
export function burgerAndLemonade(): OrderedCart {
  const lines = [lineOf(BURGER, { fries: 'plain' }), lineOf(LEMONADE)];
  const totalKurus = lines.reduce((sum, line) => sum + Math.round(Number(line.price) * 100), 0);
  return { lines, draft: AT_TABLE_12, totalKurus };
}
