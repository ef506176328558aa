import { expect, test } from 'vitest';
import type { StockNeed } from '#domain/inventory/recipe';
import type { TypedAmounts } from './OrderListPage';
import { orderedLines, shownAmount } from './OrderListPage';

function need(id: string, toOrder: number): StockNeed {
  return {
    id,
    name: id,
    nameEn: id,
    nameTr: `${id} (TR)`,
    category: 'kitchen',
    unit: 'kg',
    currentStock: 0,
    minStockLevel: 0,
    unitCost: null,
    supplierId: null,
    forOrders: 0,
    forBrunches: 0,
    toOrder,
  };
}

const NEEDS = [need('beef', 12.5), need('buns', 80), need('mint', 0), need('oil', 3)];

function told(typed: TypedAmounts) {
  const lines = orderedLines(NEEDS, (one) => shownAmount(one, typed), 'tr');
  return lines.map(({ name, amount }) => `${name} ${amount}`);
}

test('the proposed amounts are ordered, with a decimal comma; nothing is not ordered', () => {
  expect(told({})).toEqual(['beef (TR) 12,5', 'buns (TR) 80', 'oil (TR) 3']);
});

test('a typed amount stands for the proposed one, also for an item that nobody proposed', () => {
  expect(told({ beef: ' 1.250,5 ', mint: '0,2' })).toEqual([
    'beef (TR) 1.250,5',
    'buns (TR) 80',
    'mint (TR) 0,2',
    'oil (TR) 3',
  ]);
});

test.each(['', '  ', '0', '0,0', 'two', '-4', '1,2345'])('%j orders nothing', (oil) => {
  expect(told({ oil })).toEqual(['beef (TR) 12,5', 'buns (TR) 80']);
});
