import { expect, test } from 'vitest';
import { type DishDraft, dishesIn, faultOf, neighbour, swapped } from './dish-list';

const dish = (nameEn: string, more: Partial<DishDraft> = {}): DishDraft => ({
  nameEn,
  nameTr: nameEn,
  isOn: true,
  ...more,
});

test('a draft that cannot be read is an empty list', () => {
  expect(dishesIn('[{"nameEn":"A","nameTr":"B"},3]')).toEqual([{ nameEn: 'A', nameTr: 'B' }]);
  expect([dishesIn('{}'), dishesIn('[')]).toEqual([[], []]);
});

test('a drink moves inside its group, past the drinks of others', () => {
  const list = [
    dish('Efes', { group: 'beers' }),
    dish('Red', { group: 'wines' }),
    dish('Tuborg', { group: 'beers' }),
  ];
  expect([neighbour(list, 2, -1), neighbour(list, 1, -1), neighbour(list, 2, 1)]).toEqual([
    0,
    null,
    null,
  ]);
  expect(swapped(list, 2, 0).map(({ nameEn }) => nameEn)).toEqual(['Tuborg', 'Red', 'Efes']);
});

test('a row without a name, or with the name of an earlier one, is at fault', () => {
  const list = [dish('Efes'), dish(' efes '), dish('A', { nameTr: ' ' })];
  expect(list.map((_, index) => faultOf(list, index))).toEqual([null, 'twice', 'missing']);
});
