import { expect, test } from 'vitest';
import { methodsOf, paidState } from './order-history';

test('a payment that was taken back leaves no method', () => {
  const cash = { method: 'cash', amount: '360.10' } as const;
  const back = { method: 'cash', amount: '-360.10' } as const;
  const card = { method: 'card', amount: '0.10' } as const;
  expect(methodsOf([card, cash])).toEqual(['cash', 'card']);
  expect(methodsOf([cash, card, back])).toEqual(['card']);
});

test.each([
  [{ isClosed: false, worth: 100, paid: 0 }, 'no'],
  [{ isClosed: false, worth: 100, paid: 40 }, 'part'],
  [{ isClosed: false, worth: 100, paid: 100 }, 'yes'],
  [{ isClosed: false, worth: 0, paid: 0 }, 'no'],
  [{ isClosed: true, worth: 0, paid: 0 }, 'yes'],
])('a bill with %o is paid: %s', (bill, paid) => {
  expect(paidState(bill)).toBe(paid);
});
