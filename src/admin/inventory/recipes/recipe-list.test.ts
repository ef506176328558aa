import { expect, test } from 'vitest';
import { recipeGroups, shownIngredients } from './RecipesPage';

const DISHES = [
  { id: 1, categoryId: 6, nameEn: 'Classic', nameTr: '' },
  { id: 2, categoryId: 9, nameEn: 'Onion rings', nameTr: 'Soğan halkası' },
];
const CATEGORIES = [
  { id: 6, nameEn: 'Burgers', nameTr: 'Burgerler' },
  { id: 7, nameEn: 'Empty', nameTr: 'Boş' },
  { id: 9, nameEn: 'Sides', nameTr: 'Yan ürünler' },
];

test('every dish stands in its category, every option in its group, with its recipe or an empty one', () => {
  const recipe = {
    part: 'dish:2',
    lines: [{ itemId: 'onions', quantity: 0.2 }],
    changedBy: 'Elif',
    changedAt: '2026-07-04T18:00:00.000Z',
  };
  const groups = recipeGroups(DISHES, CATEGORIES, [recipe]);
  expect(groups.map(({ key, rows }) => [key, rows.length])).toEqual([
    ['6', 1],
    ['9', 1],
    ['fries', 3],
    ['sauce', 4],
  ]);
  expect(groups[0]?.rows[0]).toMatchObject({
    name: { en: 'Classic', tr: 'Classic' },
    recipe: { part: 'dish:1', lines: [] },
  });
  expect(groups[1]?.rows[0]?.recipe).toBe(recipe);
  expect(groups[2]?.rows[0]?.name.tr).toBe('Sade');
});

test('an ingredient keeps its place while a new amount is typed', () => {
  const values = { buns: '1', mint: '', beef: '', onions: null };
  expect(shownIngredients(values, [])).toEqual(['buns']);
  expect(shownIngredients(values, ['mint'])).toEqual(['mint', 'buns']);
});
