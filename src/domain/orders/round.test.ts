import { expect, test } from 'vitest';
import { MAX_QUANTITY } from '../cart/cart';
import type { MenuItem } from '../menu/menu-item';
import type { RoundLine } from './round';
import { addDish, changeLine, orderLinesOf, piecesOf, priceRound } from './round';

const CATEGORIES = [
  { id: 1, slug: 'beers', nameEn: 'Beers', nameTr: 'Biralar' },
  { id: 2, slug: 'burgers', nameEn: 'Burgers', nameTr: 'Burgerler' },
];

function item(id: number, categoryId: number, lira: number, more: Partial<MenuItem> = {}) {
  const is = { isAvailable: true, alcohol: false, tobacco: false };
  const names = { nameEn: `Dish ${id}`, nameTr: `Yemek ${id}` };
  return { id, categoryId, priceKurus: lira * 100, ...is, ...names, ...more } as MenuItem;
}

const MENU = {
  categories: CATEGORIES,
  items: [item(10, 1, 180, { alcohol: true }), item(20, 2, 480), item(21, 2, 500)],
};
const AT_TABLE = { serviceType: 'table' } as const;

function round(...dishes: Parameters<typeof addDish>[1][]): readonly RoundLine[] {
  return dishes.reduce<readonly RoundLine[]>(addDish, []);
}

test('tapping a dish again adds a piece, up to the most that an order holds', () => {
  const lines = round({ itemId: 10 }, { itemId: 10 });
  expect(lines).toEqual([{ id: 1, itemId: 10, quantity: 2 }]);
  expect(addDish(lines, { itemId: 10, quantity: 200 })[0]?.quantity).toBe(MAX_QUANTITY);
});

test.each([
  { fries: 'seasoned' as const },
  { notes: 'no onion' },
  { allergy: 'nuts' },
  { person: 2 },
])('a dish with %j is a line of its own', (wish) => {
  const lines = round({ itemId: 20 }, { itemId: 20, ...wish }, { itemId: 20, ...wish });
  expect(lines.map(({ quantity }) => quantity)).toEqual([1, 2]);
  expect(piecesOf(lines, 20)).toBe(3);
});

test('no pieces remove a line, and a removed line lends its number to nobody', () => {
  const lines = round({ itemId: 10 }, { itemId: 20 });
  expect(changeLine(lines, 1, { quantity: 0 })).toEqual([{ id: 2, itemId: 20, quantity: 1 }]);
  expect(addDish(changeLine(lines, 1, { quantity: 0 }), { itemId: 10 })[1]?.id).toBe(3);
});

test('an order has the wishes of each line, and the person who gets the dish', () => {
  const wish = { fries: 'plain', notes: 'well done', allergy: 'fıstık' } as const;
  const lines = round({ itemId: 20, ...wish, person: 2, quantity: 3 });
  expect(orderLinesOf(lines)).toEqual([
    { originalMenuItemId: 20, quantity: 3, customizations: wish, person: 2 },
  ]);
});

test('a round costs what the same order of a guest would cost', () => {
  const lines = round({ itemId: 10, quantity: 2 }, { itemId: 20, fries: 'seasoned' });
  const priced = priceRound(MENU, lines, AT_TABLE);
  expect(priced).toMatchObject({ totalKurus: 94_000, feeKurus: 0, isSendable: true });
  expect([...priced.kurusOf.values()]).toEqual([36_000, 58_000]);
});

test('a delivery has its fee once', () => {
  const lines = round({ itemId: 20, fries: 'plain' }, { itemId: 21, fries: 'plain' });
  const priced = priceRound(MENU, lines, { serviceType: 'delivery', feeKurus: 12_000 });
  expect(priced).toMatchObject({ totalKurus: 130_000, feeKurus: 12_000 });
});

test('a dish that sold out meanwhile keeps its price and can be sent', () => {
  const items = [item(20, 2, 480, { isAvailable: false, fries: { kurus: 0, soldOut: ['sweet'] } })];
  const lines = round({ itemId: 20, fries: 'sweet' });
  const priced = priceRound({ categories: CATEGORIES, items }, lines, AT_TABLE);
  expect(priced).toMatchObject({ totalKurus: 48_000, isSendable: true });
  expect(priced.troubles.get(1)).toBe('soldOut');
});

test.each([
  ['an unknown dish', { itemId: 99 }, 'table', 'gone'],
  ['a burger without its fries', { itemId: 20 }, 'table', 'gone'],
  ['beer for a delivery', { itemId: 10 }, 'delivery', 'tableOnly'],
] as const)('%s keeps the round from being sent', (_, dish, serviceType, trouble) => {
  const priced = priceRound(MENU, round(dish, { itemId: 21, fries: 'plain' }), { serviceType });
  expect(priced.isSendable).toBe(false);
  expect(priced.troubles.get(1)).toBe(trouble);
  expect(priced.kurusOf.get(1)).toBe(0);
});

test('an emptied wish leaves the line as if nobody had typed it', () => {
  const lines = round({ itemId: 20, fries: 'plain', notes: 'no onion', person: 2 });
  expect(changeLine(lines, 1, { notes: '', person: undefined })).toEqual(
    round({ itemId: 20, fries: 'plain' }),
  );
});
