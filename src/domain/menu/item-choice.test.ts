import { expect, test } from 'vitest';
import {
  isOutOfStock,
  itemChoice,
  lineName,
  pieceKurus,
  takesFries,
  takesSauce,
} from './menu-item';

const choose = (nameEn: string, slug: string) => itemChoice({ nameEn }, { slug });

test.each([
  ['Bottomless Brunch', 'brunch', 'brunch'],
  ['Weekend Bottomless Brunch for Two', 'small-plates', 'brunch'],
  ['The Bliss Classic', 'burgers', 'fries'],
  ['Smoky Dog', 'hotdogs', 'fries'],
  ['6 Buffalo Wings', 'wings-tenders', 'sauce'],
  ['3 Chicken Wings', 'small-plates', 'sauce'],
  ['3 Chicken Tenders', 'small-plates', 'sauce'],
  ['Calamari', 'small-plates', 'add'],
  ['Chicken Wings Salad', 'salads', 'add'],
  ['Efes', 'beers', 'add'],
  ['Sweet Potato Fries', 'sides', 'out-of-stock'],
])('a tap on %s in %s: %s', (name, slug, choice) => {
  expect(choose(name, slug)).toBe(choice);
});

test.each([
  ['fries', 'fries'],
  ['sauce', 'sauce'],
  ['brunch', 'brunch'],
  ['add', 'add'],
] as const)('an item with the rule %s: %s, whatever its category says', (choiceRule, choice) => {
  const item = { nameEn: 'The Bliss Classic', choiceRule };
  expect(itemChoice(item, { slug: 'burgers' })).toBe(choice);
  expect(takesFries(item, { slug: 'burgers' })).toBe(choice === 'fries');
  expect(takesSauce(item, { slug: 'wings-tenders' })).toBe(choice === 'sauce');
});

const classic = { nameEn: 'The Bliss Classic', nameTr: 'The Bliss Classic' };
const wings = { nameEn: '3 Chicken Wings', nameTr: "3'lü Tavuk Kanat" };

test('a line is named after its choices, as specified', () => {
  expect(lineName(classic, { fries: 'plain' }, 'en')).toBe('The Bliss Classic + Plain Jane Fries');
  expect(lineName(classic, { fries: 'seasoned' }, 'tr')).toBe(
    'The Bliss Classic + Baharatlı Patates',
  );
  expect(lineName(wings, { sauce: 'garlic' }, 'en')).toBe('3 Chicken Wings (Garlic & Herb Sauce)');
  expect(lineName(wings, { sauce: 'spicy' }, 'tr')).toBe("3'lü Tavuk Kanat (Acılı Sos)");
});

test('a custom sauce is not called a sauce twice', () => {
  expect(lineName(wings, { sauce: 'custom-sauce' }, 'en')).toBe('3 Chicken Wings (Custom Sauce)');
  expect(lineName(wings, { sauce: 'custom-sauce' }, 'tr')).toBe("3'lü Tavuk Kanat (Özel Sos)");
});

test.each([
  ['Sweet Potato Fries', 'sides', ['sweet'], true],
  ['Sweet Potato Fries', 'sides', ['plain', 'seasoned'], false],
  ['The Bliss Classic', 'burgers', ['plain', 'sweet'], false],
  ['The Bliss Classic', 'burgers', ['plain', 'seasoned', 'sweet'], true],
  ['Onion Rings', 'sides', ['plain', 'seasoned', 'sweet'], false],
] as const)('%s in %s without %j is out of stock: %s', (nameEn, slug, soldOut, isOut) => {
  const item = { nameEn, fries: { kurus: 0, soldOut } };
  expect(isOutOfStock(item, { slug })).toBe(isOut);
});

test('a burger is shown with the price of its fries, without which it is not sold', () => {
  expect(pieceKurus({ priceKurus: 49_000 }, 'fries')).toBe(59_000);
  const fries = { kurus: 12_000, soldOut: [] };
  expect(pieceKurus({ priceKurus: 49_000, fries }, 'fries')).toBe(61_000);
  expect(pieceKurus({ priceKurus: 49_000 }, 'sauce')).toBe(49_000);
});
