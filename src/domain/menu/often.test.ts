import { expect, test } from 'vitest';
import { OFTEN_SHOWN, oftenAt } from './often';

test('the dishes of the hour come first, then those of the hours around it, also at midnight', () => {
  const hours = [
    { hour: 12, dishes: [9] },
    { hour: 23, dishes: [1, 2] },
    { hour: 0, dishes: [3, 1] },
  ];
  expect(oftenAt({ hours }, 0)).toEqual([3, 1, 2, 9]);
  expect(oftenAt({ hours }, 22)).toEqual([1, 2, 3, 9]);
  const many = Array.from({ length: 40 }, (_, id) => id);
  expect(oftenAt({ hours: [{ hour: 1, dishes: many }] }, 1)).toHaveLength(OFTEN_SHOWN);
});
