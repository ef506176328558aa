import { expect, test } from 'vitest';
import type { Cart } from './cart';
import { cartFromStore, cartToStore } from './cart';

const LINE = {
  id: 1,
  originalMenuItemId: 60,
  name: 'The Bliss Classic + Seasoned Fries',
  nameEn: 'The Bliss Classic',
  nameTr: 'The Bliss Classic',
  price: '580.00',
  quantity: 2,
  imageUrl: '/photos/60-640.avif',
  customizations: { fries: 'seasoned', notes: 'no onion' },
} as const;
const EMPTY = { items: [], isOpen: false };

function stored(state: unknown, version: unknown = 1): string {
  return JSON.stringify({ state, version });
}

test('a cart comes back as it was kept', () => {
  const cart: Cart = { items: [LINE, { ...LINE, id: 2, customizations: {} }], isOpen: true };
  expect(cartFromStore(cartToStore(cart))).toEqual(cart);
});

test('unknown fields of a stored cart are dropped', () => {
  const text = stored({ items: [{ ...LINE, extra: 1 }], isOpen: false });
  expect(cartFromStore(text).items).toEqual([LINE]);
});

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['no JSON', '{"state":'],
  ['another shape', '[]'],
  ['JSON null', 'null'],
  ['an older version', stored({ items: [LINE], isOpen: true }, 0)],
  ['no version', stored({ items: [LINE], isOpen: true }, null)],
  ['no open flag', stored({ items: [LINE] })],
  ['items that are no list', stored({ items: { 0: LINE }, isOpen: false })],
])('%s is an empty, closed cart', (_, text) => {
  expect(cartFromStore(text)).toEqual(EMPTY);
});

test.each([
  ['id', 'x'],
  ['originalMenuItemId', null],
  ['name', 7],
  ['nameEn', undefined],
  ['nameTr', null],
  ['price', 580],
  ['price', '5,80'],
  ['price', '-1'],
  ['quantity', 0],
  ['quantity', 1.5],
  ['imageUrl', null],
  ['customizations', 'fries'],
  ['customizations', { fries: 'curly' }],
  ['customizations', { sauce: 'ketchup' }],
  ['customizations', { notes: 7 }],
  ['customizations', { customSauce: 1 }],
])('a line with %s %j makes the cart untrustworthy', (field, value) => {
  const damaged = { ...LINE, [field]: value };
  expect(cartFromStore(stored({ items: [LINE, damaged], isOpen: false }))).toEqual(EMPTY);
});
