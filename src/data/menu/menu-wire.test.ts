import { expect, test } from 'vitest';
import { menuCategoriesOf, menuItemsOf } from './menu-store';

const ROW = {
  id: 1,
  categoryId: 6,
  nameEn: 'The Bliss Classic',
  nameTr: 'The Bliss Classic',
  price: '490.00',
  isAvailable: true,
  allergens: ['gluten'],
};

test('a row of the wire is a dish, in kuruş', () => {
  const [item] = menuItemsOf([ROW]);
  expect(item).toMatchObject({ id: 1, priceKurus: 49_000, allergens: ['gluten'] });
  expect(item).not.toHaveProperty('price');
});

test('an empty list of allergens is unchecked, also in a menu that an older build stored', () => {
  const { allergens: _, ...missing } = ROW;
  const rows = [{ ...ROW, allergens: [] }, missing, { ...ROW, allergens: [], noAllergens: true }];
  expect(menuItemsOf(rows).map(({ allergens }) => allergens)).toEqual([null, null, []]);
});

test('a row that cannot be priced or named is left out, and the rest stands', () => {
  const broken = [
    { ...ROW, price: '4,90' },
    { ...ROW, price: 490 },
    { ...ROW, nameTr: undefined },
    { ...ROW, isAvailable: 'yes' },
    null,
    'row',
  ];
  expect(menuItemsOf([...broken, ROW])).toHaveLength(1);
});

test('a response that is not a list gives an empty menu', () => {
  expect(menuItemsOf({ rows: [ROW] })).toEqual([]);
  expect(menuCategoriesOf(null)).toEqual([]);
  expect(
    menuCategoriesOf([{ id: 6, slug: 'burgers', nameEn: 'Burgers', nameTr: 'Burger' }, {}]),
  ).toHaveLength(1);
});
