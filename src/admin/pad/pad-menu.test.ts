import { expect, test } from 'vitest';
import type { MenuItem } from '#domain/menu/menu-item';
import type { PadMenu } from './use-pad';
import { OFTEN, shownDishes } from './use-pad';

const names: [string, string, string?][] = [
  ['Chicken Şiş Kebap', 'Tavuk Şiş Kebap'],
  ['Efes', 'Efes'],
  ['Lemonade', 'Limonata', 'With mint and beer foam'],
  ['Beer Glass', 'Bira Bardağı'],
  ['Root Beer', 'Kök Birası'],
];
const MENU: PadMenu = {
  state: 'ready',
  categories: [
    { id: 1, slug: 'grill', nameEn: 'Grill', nameTr: 'Izgara' },
    { id: 2, slug: 'beers', nameEn: 'Beers', nameTr: 'Biralar' },
  ],
  items: names.map(([nameEn, nameTr, descriptionEn = ''], at) => {
    const is = { isAvailable: true, descriptionEn, descriptionTr: '' };
    return { id: at, categoryId: at === 0 ? 1 : 2, nameEn, nameTr, ...is } as MenuItem;
  }),
  retry: () => {},
};

function shown(wish: Partial<Parameters<typeof shownDishes>[1]>) {
  return shownDishes(MENU, { query: '', chip: OFTEN, often: [], ...wish }).map(({ id }) => id);
}

test('a search folds Turkish letters and looks through both languages and all categories', () => {
  expect(shown({ query: 'SIS kebap', chip: 'beers' })).toEqual([0]);
  expect(shown({ query: 'limon' })).toEqual([2]);
  // No dish has both words.
  expect(shown({ query: 'sis bira' })).toEqual([0, 3, 4]);
});

test('names that begin with the words come first, descriptions last', () => {
  expect(shown({ query: 'beer' })).toEqual([3, 4, 2]);
});

test('a category shows its dishes, the first chip those in demand in their order', () => {
  expect(shown({ chip: 'grill' })).toEqual([0]);
  expect(shown({ often: [4, 99, 1] })).toEqual([4, 1]);
});
