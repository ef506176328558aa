import { expect, test } from 'vitest';
import type { Cart, CartLine } from './cart';
import {
  addLine,
  cartCount,
  cartTotalKurus,
  EMPTY_CART,
  MAX_QUANTITY,
  removeLine,
  restoreLine,
  setNotes,
  setQuantity,
} from './cart';

const classic: CartLine = {
  id: 1,
  originalMenuItemId: 60,
  name: 'The Bliss Classic',
  nameEn: 'The Bliss Classic',
  nameTr: 'The Bliss Classic',
  price: '580.00',
  quantity: 1,
  customizations: { fries: 'plain' },
};
const seasoned: CartLine = { ...classic, id: 2, customizations: { fries: 'seasoned' } };

function cartOf(...items: CartLine[]): Cart {
  return { items, isOpen: false };
}

test('the same dish with the same choice increases the quantity of its line', () => {
  const cart = addLine(cartOf(classic), { ...classic, id: 9 });
  expect(cart.items).toEqual([{ ...classic, quantity: 2 }]);
});

test('the same dish with another choice is a line of its own', () => {
  expect(addLine(cartOf(classic), seasoned).items).toHaveLength(2);
});

test('two different wishes for a custom sauce are two lines', () => {
  const mint = {
    ...classic,
    customizations: { sauce: 'custom-sauce', customSauce: 'mint' },
  } as const;
  const hot = { ...mint, id: 3, customizations: { ...mint.customizations, customSauce: 'hot' } };
  expect(addLine(cartOf(mint), hot).items).toHaveLength(2);
});

test('another note to the kitchen is a line of its own, the same note is not', () => {
  const plain = { ...classic, customizations: { fries: 'plain', notes: 'no onion' } } as const;
  const cart = addLine(cartOf(classic), plain);
  expect(cart.items).toHaveLength(2);
  expect(addLine(cart, { ...plain, id: 9 }).items).toHaveLength(2);
});

test.each([0, -1])('a quantity of %i removes the line', (quantity) => {
  expect(setQuantity(cartOf(classic, seasoned), 1, quantity).items).toEqual([seasoned]);
});

test('one line holds at most fifty of a dish', () => {
  expect(setQuantity(cartOf(classic), 1, 400).items[0]?.quantity).toBe(MAX_QUANTITY);
});

test('an undone removal is back in its place', () => {
  const emptied = removeLine(cartOf(classic, seasoned), 1);
  expect(restoreLine(emptied, classic, 0).items).toEqual([classic, seasoned]);
  expect(restoreLine(cartOf(classic), classic, 0).items).toEqual([classic]);
});

test('the total is price times quantity, and the badge counts pieces', () => {
  const items = [
    { ...classic, quantity: 2 },
    { ...seasoned, price: '0.10' },
  ];
  expect(cartTotalKurus(items)).toBe(116_010);
  expect(cartCount(items)).toBe(3);
  expect(cartTotalKurus(EMPTY_CART.items)).toBe(0);
});

test('a note follows a dish that is in the cart, and an empty one removes the note', () => {
  const noted = setNotes(cartOf(classic), classic.id, ' no onion ');
  expect(noted.items[0]?.customizations).toEqual({ fries: 'plain', notes: 'no onion' });
  expect(setNotes(noted, classic.id, '')).toEqual(cartOf(classic));
});
