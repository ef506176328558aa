import { expect, test } from 'vitest';
import { USUAL_TILL_RULES } from '#domain/bills/line-entry';
import type { StaffOrder } from '#domain/orders/guest-order';
import type { OutboxEntry } from '#domain/registry/guest-mutations';
import { linesOfBill, withLineChanges } from './line-changes';

const BEER = { menuItemId: 1, name: 'Efes', nameEn: 'Efes', nameTr: 'Efes', unitPrice: '180.00' };

/** Four beers of an order on bill A. */
const order = {
  ...{ id: 'o', createdAt: '2026-11-27T18:00:00.000Z', status: 'preparing', billId: 'A' },
  items: [{ ...BEER, quantity: 4, lineNo: 0, billId: 'A' }],
  entries: [],
} as unknown as StaffOrder;

function change(id: string, kind: string, body: object, nth = 0): OutboxEntry {
  const at = { createdAt: 1_000 + nth, seqInKey: nth, principal: 'admin:e' };
  // Only these fields are read.
  return { id, kind, body: JSON.stringify(body), state: 'queued', ...at } as OutboxEntry;
}

const ref = { orderId: 'o', lineNo: 0 };
const CAN = '0190a000-0000-7000-8000-000000000001';
const known = { people: { e: 'Elif Ak', [CAN]: 'Can' }, till: USUAL_TILL_RULES };
const after = (...changes: OutboxEntry[]) => withLineChanges([order], changes, known);
const gone = (pieces: number) => ({ ...ref, pieces, reason: 'wrong_order', wasMade: false });
const worths = (orders: ReturnType<typeof after>, bill: string) =>
  linesOfBill(orders, bill).map(({ left, worth }) => [left, worth]);

test('two of four are taken off, and more than are left take what is left', () => {
  const orders = after(change('a', 'line.void', gone(2)), change('b', 'line.void', gone(3), 1));
  expect(worths(orders, 'A')).toEqual([[0, 0]]);
  expect(orders[0]?.entries).toMatchObject([
    { id: 'a:0', quantity: -2, amount: '-360.00', by: 'Elif', isProven: true, isQueued: true },
    { id: 'b:0', quantity: -2, amount: '-360.00' },
  ]);
});

test('two of four move with their part of a discount, and both bills sum to the same', () => {
  const off = { lines: [ref], off: { kind: 'discount', percent: 10 }, reason: 'quality' };
  const move = { lines: [{ ...ref, pieces: 2 }], to: 'B' };
  const orders = after(change('a', 'line.price', off), change('b', 'line.move', move, 1));
  expect(worths(orders, 'A')).toEqual([[2, 32_400]]);
  expect(worths(orders, 'B')).toEqual([[2, 32_400]]);
  const rest = after(
    change('a', 'line.price', off),
    change('b', 'line.move', move, 1),
    change('c', 'line.move', move, 2),
  );
  expect(worths(rest, 'A')).toEqual([]);
  expect(worths(rest, 'B')).toEqual([
    [2, 32_400],
    [2, 32_400],
  ]);
});

test('an undo takes back what one tap took off, once', () => {
  const undo = { entry: 'a' };
  const taken = change('a', 'line.void', gone(2));
  const orders = after(
    taken,
    change('b', 'entry.undo', undo, 1),
    change('c', 'entry.undo', undo, 2),
  );
  expect(worths(orders, 'A')).toEqual([[4, 72_000]]);
});

test('a change whose entries the server has sent is not laid over twice', () => {
  const taken = change('a', 'line.void', gone(1));
  const [sent] = after(taken);
  if (!sent) throw new Error('No order.');
  expect(worths(withLineChanges([sent], [taken], known), 'A')).toEqual([[3, 54_000]]);
});

test('a PIN that this tablet checked names the approver, and is not proven', () => {
  const comp = { lines: [ref], off: { kind: 'comp' }, reason: 'waited_long', approvedBy: CAN };
  const [entry] = after(change('a', 'line.price', comp))[0]?.entries ?? [];
  expect(entry).toMatchObject({ kind: 'comp', approvedBy: 'Can', isProven: false });
});
