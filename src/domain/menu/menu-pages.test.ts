import { expect, test } from 'vitest';
import { anyDish } from '../../../tests/support/data/any-dish';
import { dishPath, menuPlace, placePath } from './menu-pages';

const burgers = { id: 6, slug: 'burgers', nameEn: 'Burgers', nameTr: 'Burgerler' };
const empty = { id: 9, slug: 'sides', nameEn: 'Sides', nameTr: 'Yanlar' };
const classic = anyDish({ id: 1, nameEn: 'The Bliss Classic', nameTr: 'Bliss Klasik' });
const hidden = { ...classic, id: 2, isAvailable: false };
const menu = { categories: [burgers, empty], items: [classic, hidden] };

test('a dish’s address has its id and its English words without accents and signs', () => {
  expect(dishPath(classic, burgers)).toBe('/menu/burgers/1-the-bliss-classic');
  const crepe = { id: 7, nameEn: ' Crêpe & Co. (V) ' };
  expect(dishPath(crepe, burgers)).toBe('/menu/burgers/7-crepe-co-v');
  expect(dishPath({ id: 7, nameEn: 'Çığ' }, burgers)).toBe('/menu/burgers/7-c-g');
});

test('an address finds its dish by the id, also after the dish or its category was renamed', () => {
  for (const dish of ['1-the-bliss-classic', '1-before', '1']) {
    const place = menuPlace(menu, 'before', dish);
    expect(place && placePath(place)).toBe('/menu/burgers/1-the-bliss-classic');
  }
});

test('a hidden dish has a page, but no place in its category’s list', () => {
  expect(menuPlace(menu, 'burgers', '2')?.item).toBe(hidden);
  expect(menuPlace(menu, 'burgers')?.items).toEqual([classic]);
});

test.each([
  ['sides', undefined],
  ['nowhere', undefined],
  ['burgers', '3'],
  ['burgers', 'x'],
  ['burgers', ''],
])('there is no page at %s/%s', (slug, dish) => {
  expect(menuPlace(menu, slug, dish)).toBeNull();
});
