import { expect, test } from 'vitest';
import type { StaffOrderItem } from './guest-order';
import { dishesOf, dishName, hasAllergy, notedLines, noteOf, ticketLines } from './ticket-lines';

function line(menuItemId: number, quantity: number, customizations = {}): StaffOrderItem {
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

test('an allergy that staff wrote down stays with its dish and reaches the cook', () => {
  const items = [line(1, 1), line(1, 1, { allergy: 'nuts', notes: 'no onions' }), line(2, 1)];
  expect(ticketLines(items).map(({ quantity }) => quantity)).toEqual([1, 1, 1]);
  const [noted] = notedLines(items);
  expect(noted && [noteOf(noted), hasAllergy(noted)]).toEqual(['nuts · no onions', true]);
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
