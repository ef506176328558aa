import * as v from 'valibot';
import { expect, test } from 'vitest';
import { MENU_CATEGORIES, MENU_ITEMS } from '../../../server/db/seed/menu';
import { priceOrder } from './price-order';
import { takeOrderInput } from './take-order';
import { pricedAtTap } from './tap-price';

const LEMONADE = 151;
const BURGER = 1;
const dishes = MENU_ITEMS.map((item) => ({ ...item, imageUrl: '', isAvailable: true }));
const menu = { categories: MENU_CATEGORIES, items: dishes };

test('a price that the dish had is that of the tap, any other is not', () => {
  const items = (price: string) => [
    { originalMenuItemId: BURGER, quantity: 2, price, customizations: { fries: 'plain' as const } },
  ];
  const priced = priceOrder(
    menu,
    { items: items('550.00'), serviceType: 'table' },
    undefined,
    true,
  );
  const replaced = [{ itemId: BURGER, fromKurus: 45_000 }];
  const proven = pricedAtTap(priced, items('550.00'), replaced);
  expect([proven.totalKurus, proven.remarks[0]?.kind]).toEqual([110_000, 'tap_price']);
  const guessed = pricedAtTap(priced, items('1.00'), replaced);
  expect([guessed.totalKurus, guessed.remarks[0]?.kind]).toEqual([118_000, 'new_price']);
  expect(pricedAtTap(priced, items('590.00'), []).remarks).toEqual([]);
});

test('fries that are sold out refuse a guest and stand for staff', () => {
  const fries = { kurus: 10_000, soldOut: ['plain' as const] };
  const without = { ...menu, items: dishes.map((item) => ({ ...item, fries })) };
  const items = [
    { originalMenuItemId: BURGER, quantity: 1, customizations: { fries: 'plain' as const } },
  ];
  const order = { items, serviceType: 'table' as const };
  expect(() => priceOrder(without, order)).toThrow('order.option_sold_out');
  expect(priceOrder(without, order, undefined, true).lines[0]?.isSoldOut).toBe(true);
});

test('a round at a table names a table or a tab, never both', () => {
  const items = [{ originalMenuItemId: LEMONADE, quantity: 1 }];
  const round = { serviceType: 'table', bill: 'b', items, totalAmount: '150.00' };
  const isRead = (more: object) => v.safeParse(takeOrderInput, { ...round, ...more }).success;
  expect(
    [{}, { tableId: 1 }, { tab: { name: 'Ada' } }, { tableId: 1, tab: { name: 'Ada' } }].map(
      isRead,
    ),
  ).toEqual([false, true, true, false]);
  expect(isRead({ tableId: 1, items: [] })).toBe(false);
});
