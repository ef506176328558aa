import { expect, test } from 'vitest';
import type { Call, SeatingRead } from '#domain/seatings/seating';
import type { OrderOnBoard } from '../../data/react/use-staff';
import { alarmOf, ringOf } from './order-call';

const NOW = Date.parse('2026-07-04T18:00:00Z');
const ACKNOWLEDGED = { acknowledgedAt: new Date(NOW).toISOString() };

function order(id: string, secondsAgo: number, more: Partial<OrderOnBoard> = {}): OrderOnBoard {
  // The order has only the fields that the alarm reads.
  return {
    id,
    status: 'pending',
    statusBy: null,
    createdAt: new Date(NOW - secondsAgo * 1_000).toISOString(),
    preparedFrom: null,
    seenAt: null,
    isQueued: false,
    ...more,
  } as OrderOnBoard;
}

/** A party at this table that calls, and whose call a person has perhaps taken. */
function party(tableId: number, call: Call, at: string, takenAt: string | null = null) {
  const none = { waiter: null, bill: null };
  const calls = { ...none, [call]: { at, takenAt, takenBy: takenAt && 'Can' } };
  return { id: `at ${tableId}`, tableId, calls, closedAt: null } as SeatingRead;
}

function alarm(orders: OrderOnBoard[], seatings: SeatingRead[] = []) {
  const { stage, unopened, ...rest } = alarmOf({ orders, seatings }, NOW);
  const ids = rest.orders.map(({ id }) => id);
  const calls = rest.calls.map(({ tableId, call }) => `${call} ${tableId}`);
  return { stage, unopened, ids, calls };
}

test('every order that nobody has taken calls, the oldest first', () => {
  const state = alarm([order('young', 10), order('older', 50)]);
  expect(state).toEqual({ stage: 'new', unopened: 0, ids: ['older', 'young'], calls: [] });
});

test('orders that nobody opened come first, and the others still count', () => {
  const seenAt = new Date(NOW).toISOString();
  const all = [order('young', 59), order('opened', 400, { seenAt }), order('old', 300)];
  expect(alarm(all)).toMatchObject({
    stage: 'overlooked',
    unopened: 1,
    ids: ['old', 'opened', 'young'],
  });
});

test('who takes all of them leaves no order that calls', () => {
  const seven = [300, 200, 100, 90, 40, 20, 10].map((age) => order(`${age}`, age));
  const { ids } = alarm(seven);
  const taken = seven.map((one) => (ids.includes(one.id) ? { ...one, ...ACKNOWLEDGED } : one));
  expect(alarm(taken)).toMatchObject({ stage: 'calm', ids: [] });
});

test('an acknowledged order, and one moved here offline, raise no alarm', () => {
  const orders = [order('had', 300, ACKNOWLEDGED), order('moved back', 300, { isQueued: true })];
  expect(alarm(orders)).toMatchObject({ stage: 'calm', ids: [] });
});

test('a table calls beside the orders, the oldest call first, until a person takes the call', () => {
  const tables = [
    party(7, 'waiter', '2026-07-04T17:59:00Z'),
    party(8, 'bill', '2026-07-04T17:50:00Z'),
    party(9, 'waiter', '2026-07-04T17:40:00Z', '2026-07-04T17:41:00Z'),
  ];
  expect(alarm([order('unopened', 300)], tables)).toMatchObject({
    stage: 'overlooked',
    ids: ['unopened'],
    calls: ['bill 8', 'waiter 7'],
  });
});

test('a call rings as an order does, and a second call rings beside unopened orders', () => {
  const call = party(7, 'waiter', '2026-07-04T17:59:00Z');
  const ring = (orders: OrderOnBoard[]) => ringOf(alarmOf({ orders, seatings: [call] }, NOW));
  expect(ring([])).toEqual({ stage: 'new', for: ['at 7/waiter/2026-07-04T17:59:00Z'] });
  expect(ring([order('old', 300)])).toEqual({
    stage: 'overlooked',
    for: ['old', 'at 7/waiter/2026-07-04T17:59:00Z'],
  });
});
