import { expect, test } from 'vitest';
import type { OrderOnBoard } from '../../../data/react/use-staff';
import { atStation, dishesAt, stacksOf } from './board-view';

const made = { readyAt: '2026-07-04T18:00:00.000Z' };

function order(id: string, status: string, items: object[]): OrderOnBoard {
  const lines = items.map((item, lineNo) => ({
    ...{ lineNo, menuItemId: lineNo, nameEn: `Dish ${lineNo}`, quantity: 1, customizations: {} },
    ...item,
  }));
  return { id, status, items: lines, entries: [] } as unknown as OrderOnBoard;
}

const DINNER = [
  { station: 'grill' },
  { station: 'bar', quantity: 2 },
  { station: 'grill', ...made },
];

test('a ticket leaves the board of a station when its dishes are ticked, and stays on the pass', () => {
  const orders = [
    order('both', 'confirmed', DINNER),
    order('grilled', 'preparing', [{ station: 'grill', ...made }, { station: 'bar' }]),
    order('drinks', 'pending', [{ station: 'bar' }]),
    order('ready', 'ready', [{ station: 'grill' }]),
  ];
  const shown = (station: 'grill' | 'bar' | 'pass') =>
    atStation(orders, station).map(({ id }) => id);
  expect(shown('grill')).toEqual(['both']);
  expect(shown('pass')).toEqual(['both', 'grilled', 'drinks', 'ready']);
  expect(shown('bar')).toEqual(shown('pass'));
});

test('a station reads its own dishes and how many others make, the bar reads all, its own first', () => {
  const told = (station: 'grill' | 'bar' | 'pass') => {
    const { rows, elsewhere } = dishesAt(order('a', 'confirmed', DINNER), station);
    return [rows.map(({ lineNos, isDone }) => [...lineNos, isDone]), elsewhere];
  };
  expect(told('grill')).toEqual([
    [
      [0, false],
      [2, true],
    ],
    [{ station: 'bar', count: 2 }],
  ]);
  expect(told('bar')).toEqual([
    [
      [1, false],
      [0, false],
      [2, true],
    ],
    [],
  ]);
  expect(told('pass')).toEqual([
    [
      [0, false],
      [1, false],
      [2, true],
    ],
    [],
  ]);
});

test('equal dishes are one row while they are ticked alike', () => {
  const beer = { menuItemId: 7, station: 'bar' };
  const rows = (items: object[]) =>
    dishesAt(order('a', 'confirmed', items), 'pass').rows.map(({ quantity, lineNos }) => [
      quantity,
      lineNos,
    ]);
  expect(rows([beer, beer])).toEqual([[2, [0, 1]]]);
  expect(rows([beer, { ...beer, ...made }])).toEqual([
    [1, [0]],
    [1, [1]],
  ]);
});

test('the oldest tickets stand on top, from left to right', () => {
  expect(stacksOf([1, 2, 3, 4, 5], 2)).toEqual([
    [1, 3, 5],
    [2, 4],
  ]);
});
