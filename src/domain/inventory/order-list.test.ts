import { expect, test } from 'vitest';
import type { StockNeed } from './recipe';
import { needsBySupplier, orderMessage } from './recipe';

function need(id: string, supplierId: string | null): StockNeed {
  return {
    id,
    name: id,
    nameEn: id,
    nameTr: id,
    category: 'kitchen',
    unit: 'kg',
    currentStock: 1,
    minStockLevel: 2,
    unitCost: null,
    supplierId,
    forOrders: 1,
    forBrunches: 0,
    toOrder: 2,
  };
}

test('needs stand with their supplier; what has none or a deleted one comes last', () => {
  const needs = [need('mint', null), need('beef', 'b'), need('buns', 'a'), need('cola', 'gone')];
  expect(
    needsBySupplier(needs, ['a', 'b', 'c']).map((one) => [
      one.supplierId,
      one.needs.map(({ id }) => id),
    ]),
  ).toEqual([
    ['a', ['buns']],
    ['b', ['beef']],
    [null, ['mint', 'cola']],
  ]);
});

test('a supplier reads the order in Turkish', () => {
  const { subject, text } = orderMessage([
    { name: 'Dana kıyma', amount: '12,5', unit: 'kg' },
    { name: 'Burger ekmeği', amount: '80', unit: 'piece' },
  ]);
  expect(subject).toBe('Bar Bliss siparişi');
  expect(text).toContain('- Dana kıyma: 12,5 kg\n- Burger ekmeği: 80 adet\n');
});
