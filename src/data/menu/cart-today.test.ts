import { expect, test } from 'vitest';
import type { Fries, MenuItem } from '#domain/menu/menu-item';
import { MENU_ITEMS } from '../../../server/db/seed/menu';
import { BURGER, LEMONADE, lineOf } from '../../../tests/support/bar/fixtures';
import { cartToday, linesToday, totalToday } from './menu-store';

const MENU = MENU_ITEMS.map((item): MenuItem => ({ ...item, imageUrl: '', isAvailable: true }));
const burger = lineOf(BURGER, { fries: 'plain' });
const lemonade = { ...lineOf(LEMONADE), quantity: 2 };

function menuWith(itemId: number, change: object) {
  return MENU.map((item) => (item.id === itemId ? { ...item, ...change } : item));
}

test('a cart whose prices are unchanged gets no notice', () => {
  const today = cartToday([burger, lemonade], MENU);
  expect(today.map(({ wasKurus, isSoldOut }) => [wasKurus, isSoldOut])).toEqual([
    [null, false],
    [null, false],
  ]);
  expect(linesToday(today)).toEqual([burger, lemonade]);
});

test('a new price counts at once, the old one is still known', () => {
  const [line] = cartToday([burger], menuWith(BURGER, { priceKurus: 60_000 }));
  expect(line).toMatchObject({ kurus: 70_000, wasKurus: 59_000 });
  expect(linesToday(line ? [line] : [])).toMatchObject([{ price: '700.00' }]);
});

test.each([
  ['hidden', { isAvailable: false }],
  ['gone', { id: -1 }],
])('a dish that is %s costs nothing and stays behind', (_, change) => {
  const today = cartToday([burger, lemonade], menuWith(LEMONADE, change));
  expect(today.map(({ isSoldOut }) => isSoldOut)).toEqual([false, true]);
  expect(totalToday(today)).toBe(59_000);
  expect(linesToday(today)).toEqual([burger]);
});

test('fries with another price count at once, and sold-out fries stay behind', () => {
  const withFries = (soldOut: readonly Fries[]) =>
    cartToday([burger], menuWith(BURGER, { fries: { kurus: 12_000, soldOut } }));
  expect(withFries([])).toMatchObject([{ kurus: 61_000, wasKurus: 59_000, isSoldOut: false }]);
  expect(withFries(['plain'])).toMatchObject([{ isSoldOut: true }]);
});

test('a phone that knows no menu leaves the cart as it was filled', () => {
  expect(totalToday(cartToday([burger, lemonade], []))).toBe(59_000 + 2 * 15_000);
});
