import { expect, test, vi } from 'vitest';
import { AGEING_MINUTES } from '#domain/orders/order-ageing';
import { createLateNote, lateOrders } from './bar-sound';

const NOW = Date.parse('2026-07-04T18:00:00Z');
const MINUTE_MS = 60_000;

function order(id: string, minutes: number, more: object = {}) {
  return {
    id,
    status: 'preparing',
    orderType: 'table',
    createdAt: new Date(NOW - minutes * MINUTE_MS).toISOString(),
    preparedFrom: null,
    ...more,
  } as const;
}

function listen() {
  const late = vi.fn();
  return { note: createLateNote({ late }), late };
}

test('open orders are late when the board marks them red: a table after 15 minutes, a delivery after 35', () => {
  const orders = [
    order('young', 14),
    order('late', 15),
    order('on its way', 34, { orderType: 'delivery' }),
    order('far too long', 35, { orderType: 'delivery' }),
    order('served', 60, { status: 'completed' }),
    order('before opening', 60, { preparedFrom: new Date(NOW).toISOString() }),
  ];
  expect(lateOrders(orders, NOW, AGEING_MINUTES)).toEqual(['late', 'far too long']);
});

test('an order that becomes late sounds once, however long it stays late and also when it returns', () => {
  const { note, late } = listen();
  note.look([]);
  note.look(['a']);
  note.look(['a']);
  note.look([]);
  note.look(['a']);
  expect(late).toHaveBeenCalledTimes(1);
});

test('the next order that becomes late sounds beside late ones; two at one moment make one note', () => {
  const { note, late } = listen();
  note.look([]);
  note.look(['a']);
  note.look(['a', 'b']);
  note.look(['c', 'd']);
  expect(late).toHaveBeenCalledTimes(3);
});

test('an order that was late before the page opened makes no sound', () => {
  const { note, late } = listen();
  note.look(['a', 'b']);
  expect(late).not.toHaveBeenCalled();
});
