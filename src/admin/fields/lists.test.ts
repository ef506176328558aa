import { expect, test } from 'vitest';
import type { DishDraft } from '#domain/resource/kinds';
import { closuresText, faultOf, neighbour, swapped, timeOf, withTime } from './DishListInput';

const dish = (nameEn: string, more: Partial<DishDraft> = {}): DishDraft => ({
  nameEn,
  nameTr: nameEn,
  isOn: true,
  ...more,
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

test.each([
  ['18:30', '18:30'],
  ['18.30', '18:30'],
  ['1830', '18:30'],
  ['9:00', '09:00'],
  [' 18 ', '18:00'],
  ['24:00', null],
  ['18:60', null],
  ['soon', null],
  ['', null],
])('the time of “%s” is %s', (text, time) => {
  expect(timeOf(text)).toBe(time);
});

test('a new time comes in its place, once; after midnight is last', () => {
  expect(withTime(['15:00', '18:00', '00:30'], '16:00')).toEqual([
    '15:00',
    '16:00',
    '18:00',
    '00:30',
  ]);
  expect(withTime(['15:00'], '15:00')).toEqual(['15:00']);
});

test('closures in words are their days and notes', () => {
  const closures = [{ day: '2026-12-31', noteEn: 'Happy New Year', noteTr: '' }];
  expect(closuresText(closures)).toBe('31.12.2026 (Happy New Year)');
});
