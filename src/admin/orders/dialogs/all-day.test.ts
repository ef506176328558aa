import { expect, test } from 'vitest';
import type { StaffOrderItem } from '#domain/orders/guest-order';
import type { OrderOnBoard } from '../../../data/react/use-staff';
import { ofService, serviceChoice } from '../board/BoardBar';
import { allDay } from './AllDayDialog';

function item(menuItemId: number, quantity: number, fries?: 'plain' | 'seasoned') {
  const customizations = fries ? { fries } : {};
  return { menuItemId, quantity, nameEn: `Dish ${menuItemId}`, customizations } as StaffOrderItem;
}

function order(status: string, orderType: OrderOnBoard['orderType'], items: StaffOrderItem[] = []) {
  return { id: `${status} ${orderType}`, status, orderType, items } as OrderOnBoard;
}

test('the dishes to make are summed over all tickets by their choices, the largest number first', () => {
  const dishes = allDay(
    [
      order('pending', 'table', [item(1, 2, 'plain'), item(2, 1)]),
      order('preparing', 'delivery', [item(1, 1, 'seasoned'), item(2, 5)]),
      order('confirmed', 'collection', [item(1, 4, 'plain')]),
      order('ready', 'table', [item(1, 9)]),
      order('cancelled', 'table', [item(2, 9)]),
    ],
    'kitchen',
  );
  const told = dishes.map(({ line, quantity, ways }) => [
    line.nameEn,
    quantity,
    ways.map((way) => [way.quantity, way.customizations.fries]),
  ]);
  expect(told).toEqual([
    [
      'Dish 1',
      7,
      [
        [6, 'plain'],
        [1, 'seasoned'],
      ],
    ],
    ['Dish 2', 6, [[6, undefined]]],
  ]);
});

test('a station counts its own dishes, and what is ticked is made', () => {
  const bar = { ...item(3, 2), station: 'bar' as const };
  const ticked = { ...item(1, 1), readyAt: '2026-07-04T18:00:00.000Z' };
  const orders = [order('confirmed', 'table', [bar, ticked, item(1, 4)])];
  const told = (['bar', 'kitchen', 'grill'] as const).map((station) =>
    allDay(orders, station).map(({ quantity }) => quantity),
  );
  expect(told).toEqual([[2], [4], []]);
});

test('a board of one service shows its orders alone, and each choice says how many it has', () => {
  const open = [order('pending', 'table'), order('ready', 'table'), order('ready', 'delivery')];
  expect(ofService(open, 'table').map(({ id }) => id)).toEqual(['pending table', 'ready table']);
  expect(ofService(open, 'all')).toHaveLength(3);
  expect(ofService(open, 'collection')).toEqual([]);
  expect(ofService(open, 'delivery')).toHaveLength(1);
  expect(serviceChoice('moon')).toBe('all');
});
