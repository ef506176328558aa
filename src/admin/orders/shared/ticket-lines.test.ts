import { expect, test } from 'vitest';
import type { OrderItemRead } from '#domain/orders/guest-order';
import { dishesOf, dishName, ticketLines } from './ticket-lines';
import { elapsedText } from './use-ageing';

function line(menuItemId: number, quantity: number, customizations = {}): OrderItemRead {
  const name = `Dish ${menuItemId}`;
  return {
    menuItemId,
    name,
    nameEn: name,
    nameTr: name,
    quantity,
    unitPrice: '100.00',
    totalPrice: '100.00',
    imageUrl: '',
    customizations,
  };
}

test('the same dish with the same extras is one line of the ticket', () => {
  const lines = ticketLines([
    line(1, 1, { fries: 'plain' }),
    line(2, 1),
    line(1, 2, { fries: 'plain' }),
    line(1, 1, { fries: 'seasoned' }),
  ]);
  expect(lines.map(({ menuItemId, quantity }) => [menuItemId, quantity])).toEqual([
    [1, 3],
    [2, 1],
    [1, 1],
  ]);
});

test('a dish with a note to the kitchen stays apart from the same dish without', () => {
  const lines = ticketLines([line(1, 1), line(1, 1, { notes: 'nut allergy' }), line(1, 1)]);
  expect(lines.map(({ quantity, customizations }) => [quantity, customizations.notes])).toEqual([
    [2, undefined],
    [1, 'nut allergy'],
  ]);
});

test('a dish is named without the extras that the order’s names carry', () => {
  const names = {
    nameEn: 'Chicken Wings + Seasoned Fries (Spicy Sauce)',
    nameTr: 'Tavuk Kanat + Baharatlı Patates (Acılı Sos)',
  };
  const wings = { ...line(1, 1, { fries: 'seasoned', sauce: 'spicy' }), ...names };
  expect(dishName(wings, 'en')).toBe('Chicken Wings');
  expect(dishName(wings, 'tr')).toBe('Tavuk Kanat');
});

test('a timer counts minutes, and hours once there are any', () => {
  expect(elapsedText(7_900)).toBe('0:07');
  expect(elapsedText(17 * 60_000 + 5_000)).toBe('17:05');
  expect(elapsedText(3_729_000)).toBe('1:02:09');
  expect(elapsedText(-5_000)).toBe('0:00');
});

test('pieces that were taken off are not to be made; pieces on another bill still are', () => {
  const entry = (id: string, lineNo: number, kind: 'void' | 'move' | 'undo', quantity: number) => ({
    ...{ id, lineNo, kind, quantity, amount: '0', reason: null, wasMade: null, by: null, at: '' },
    ...{ approvedBy: null, isProven: true, undoes: kind === 'undo' ? 'a' : null },
  });
  const items = [line(1, 4), line(2, 1), line(1, 2)];
  const entries = [
    ...[entry('a', 0, 'void', -1), entry('b', 0, 'undo', 1), entry('c', 0, 'move', -2)],
    entry('d', 1, 'void', -1),
  ];
  const { toMake, takenOff } = dishesOf({ items, entries });
  expect(ticketLines(toMake).map(({ menuItemId, quantity }) => [menuItemId, quantity])).toEqual([
    [1, 4],
  ]);
  expect(takenOff.map(({ menuItemId, quantity }) => [menuItemId, quantity])).toEqual([[2, 1]]);
});
