import { expect, test } from 'vitest';
import { billTotal, equalParts, sharesByPerson } from './bill';

const order = (more: object) => ({ status: 'confirmed', totalAmount: '100.00', ...more });

test('a bill sums all orders but cancelled ones', () => {
  const orders = [order({}), order({ totalAmount: '49.90' }), order({ status: 'cancelled' })];
  expect(billTotal(orders)).toBe(14_990);
});

test('each phone pays what it ordered; orders without a phone go by name, last', () => {
  const orders = [
    order({ name: 'Ece' }),
    order({ seatNo: 2, name: null }),
    order({ seatNo: 1, name: 'Ada' }),
    order({ seatNo: 2, name: 'Can', totalAmount: '50.00' }),
    order({ seatNo: 1, name: 'Ada', status: 'cancelled' }),
    order({ name: 'Ece' }),
    order({}),
  ];
  const shares = sharesByPerson(orders);
  expect(shares).toEqual([
    { seatNo: 1, name: 'Ada', kurus: 10_000 },
    { seatNo: 2, name: 'Can', kurus: 15_000 },
    { seatNo: null, name: 'Ece', kurus: 20_000 },
    { seatNo: null, name: null, kurus: 10_000 },
  ]);
  expect(shares.reduce((sum, { kurus }) => sum + kurus, 0)).toBe(billTotal(orders));
});

test.each([
  [100, 3, [34, 33, 33]],
  [100, 1, [100]],
  [2, 3, [1, 1, 0]],
  [0, 2, [0, 0]],
])('%i kuruş in %i parts sum to the bill', (total, people, parts) => {
  expect(equalParts(total, people)).toEqual(parts);
});
