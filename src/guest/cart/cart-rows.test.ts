import { expect, test } from 'vitest';
import type { CartLine } from '#domain/cart/cart';
import { cartRows } from './UndoStrip';

const [fries, wings, cola] = [line(1), line(2), line(3)];

test('a removed line leaves its mark where it stood', () => {
  expect(seen(cartRows([fries, cola], [{ line: wings, index: 1 }]))).toEqual(['1', '-2', '3']);
});

test('several removed lines keep their order', () => {
  const removed = [
    { line: fries, index: 0 },
    { line: cola, index: 1 },
  ];
  expect(seen(cartRows([wings], removed))).toEqual(['-1', '2', '-3']);
});

test('the mark of the last line stands alone', () => {
  expect(seen(cartRows([], [{ line: wings, index: 0 }]))).toEqual(['-2']);
});

function seen(rows: ReturnType<typeof cartRows>): string[] {
  return rows.map((row) => (row.kind === 'line' ? `${row.line.id}` : `-${row.removed.line.id}`));
}

function line(id: number): CartLine {
  return {
    id,
    originalMenuItemId: id,
    name: `${id}`,
    nameEn: `${id}`,
    nameTr: `${id}`,
    price: '1.00',
    quantity: 1,
  };
}
