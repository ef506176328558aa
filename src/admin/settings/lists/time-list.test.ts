import { expect, test } from 'vitest';
import { timeOf, withTime } from './time-list';

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
