import { expect, test } from 'vitest';
import { ordersAhead } from './orders-ahead';
import type { OrderOnBoard } from './staff-board';

function storedRows(first: OrderOnBoard[]) {
  let rows = first;
  const listeners = new Set<() => void>();
  return {
    get: () => rows,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    again() {},
    read(next: OrderOnBoard[]) {
      rows = next;
      for (const listener of listeners) listener();
    },
  };
}

function orderOf(status: string, conflict: object | null = null): OrderOnBoard {
  return { id: 'order', status, conflict } as OrderOnBoard;
}

test('a changed order shows its new status at once, and the stored row once it is written', async () => {
  const stored = storedRows([orderOf('pending')]);
  const board = ordersAhead(stored);
  const shown: unknown[] = [];
  board.subscribe(() => shown.push(board.get()));
  board.show('order', 'confirmed', Promise.resolve());
  await Promise.resolve();
  stored.read([orderOf('confirmed')]);
  stored.read([orderOf('pending')]);
  expect(shown).toMatchObject([
    [{ status: 'confirmed' }],
    [{ status: 'confirmed' }],
    [{ status: 'pending' }],
  ]);
});

test('a move that is undone before it is read is not shown again', async () => {
  const stored = storedRows([orderOf('pending')]);
  const board = ordersAhead(stored);
  board.show('order', 'confirmed', Promise.resolve());
  let finish = () => {};
  const undone = new Promise<void>((resolve) => {
    finish = resolve;
  });
  board.show('order', 'pending', undone);
  await Promise.resolve();
  stored.read([orderOf('confirmed')]);
  expect(board.get()).toMatchObject([{ status: 'pending' }]);
  finish();
  await undone;
  stored.read([orderOf('pending')]);
  stored.read([orderOf('ready')]);
  expect(board.get()).toMatchObject([{ status: 'ready' }]);
});

test('a move that could not be kept is taken back, one that conflicts shows the conflict', async () => {
  const stored = storedRows([orderOf('pending')]);
  const board = ordersAhead(stored);
  board.show('order', 'confirmed', Promise.reject(new Error('The storage is full.')));
  await Promise.resolve();
  expect(board.get()).toMatchObject([{ status: 'pending' }]);
  board.show('order', 'confirmed', new Promise(() => {}));
  stored.read([orderOf('pending', { by: 'Elif' })]);
  expect(board.get()).toMatchObject([{ status: 'pending', conflict: { by: 'Elif' } }]);
});

test('reading other orders does not revert an order that is shown ahead', () => {
  const stored = storedRows([orderOf('pending')]);
  const board = ordersAhead(stored);
  board.show('order', 'confirmed', new Promise(() => {}));
  const other = { ...orderOf('ready'), id: 'other' };
  stored.read([other, orderOf('pending')]);
  expect(board.get()).toMatchObject([{ status: 'ready' }, { status: 'confirmed' }]);
  expect(Array.isArray(board.get()) && board.get()?.[0]).toBe(other);
});

test('a move of another order does not take back one that is written and not read yet', async () => {
  const other = { ...orderOf('pending'), id: 'other' };
  const board = ordersAhead(storedRows([orderOf('pending'), other]));
  board.show('order', 'confirmed', Promise.resolve());
  await Promise.resolve();
  board.show('other', 'confirmed', new Promise(() => {}));
  expect(board.get()).toMatchObject([{ status: 'confirmed' }, { status: 'confirmed' }]);
});
