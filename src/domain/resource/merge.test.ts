import { expect, test } from 'vitest';
import { mergeChange } from './merge';

const seen = { name: 'Efes', price: '90.00', allergens: ['gluten'] };

test('two people who change different fields are both kept', () => {
  const current = { ...seen, name: 'Efes Pilsen' };
  expect(mergeChange({ wanted: { ...seen, price: '95.00' }, from: seen, current })).toEqual({
    before: { price: '90.00' },
    after: { price: '95.00' },
    conflicts: [],
  });
});

test('two people who mean the same are no conflict, and nothing is left to write', () => {
  const wanted = { ...seen, price: '95.00' };
  const merged = mergeChange({ wanted, from: seen, current: wanted });
  expect(merged).toEqual({ before: {}, after: {}, conflicts: [] });
});

test('the same field with another value is a conflict', () => {
  const current = { ...seen, price: '99.00', allergens: [] };
  const wanted = { ...seen, price: '95.00' };
  expect(mergeChange({ wanted, from: seen, current }).conflicts).toEqual(['price']);
});
