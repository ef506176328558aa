import { expect, test } from 'vitest';
import type { ShiftRows } from './shift-report';
import { shiftReportOf } from './shift-report';

const NOW = Date.parse('2026-07-04T20:00:00Z');
const MINUTE_MS = 60_000;

// The rows hold only the fields that the report reads.
const rowsOf = (rows: Record<string, unknown[]>) =>
  ({
    orders: [],
    bills: [],
    tableBookings: [],
    brunches: [],
    dishes: [],
    messages: [],
    unsent: [],
    ...rows,
  }) as unknown as ShiftRows;

function order(id: string, minutesAgo: number, more: object = {}) {
  const at = new Date(NOW - minutesAgo * MINUTE_MS).toISOString();
  return {
    id,
    status: 'confirmed',
    createdAt: at,
    statusAt: at,
    seenAt: at,
    orderType: 'table',
    tableNumber: '12',
    ...more,
  };
}

test('a table is open once, however much is open on it, and so is one where a party sits', () => {
  const { openTables, openElsewhere } = shiftReportOf(
    rowsOf({
      orders: [
        order('later', 5),
        order('first', 30),
        order('done', 60, { status: 'completed' }),
        order('out', 9, { orderType: 'delivery', tableNumber: null }),
      ],
      tableBookings: [
        {
          id: 'party',
          status: 'seated',
          statusAt: '2026-07-04T16:00:00Z',
          tableLabel: '2',
          reservationDate: '2026-07-04T16:00:00Z',
        },
        {
          id: 'gone',
          status: 'completed',
          tableLabel: '7',
          reservationDate: '2026-07-04T16:00:00Z',
        },
        {
          id: 'lost',
          status: 'seated',
          statusAt: '2026-07-03T16:00:00Z',
          tableLabel: '8',
          reservationDate: '2026-07-03T16:00:00Z',
        },
      ],
    }),
    NOW,
  );
  expect(openTables.map(({ table }) => table)).toEqual(['2', '12']);
  expect(openTables[1]?.orders.map(({ id }) => id)).toEqual(['first', 'later']);
  expect(openElsewhere.map(({ id }) => id)).toEqual(['out']);
});

test('voids are those of this evening, also after midnight', () => {
  const { voids } = shiftReportOf(
    rowsOf({
      orders: [
        order('tonight', 90, { status: 'cancelled', cancelReason: 'sold_out' }),
        order('yesterday', 26 * 60, { status: 'cancelled' }),
      ],
    }),
    NOW,
  );
  expect(voids.map(({ id }) => id)).toEqual(['tonight']);
});

test('the report names unseen orders, sold-out dishes, guests to call and unread messages', () => {
  const report = shiftReportOf(
    rowsOf({
      orders: [order('new', 1, { status: 'pending', seenAt: null }), order('shown', 1)],
      dishes: [
        { id: 1, isAvailable: false },
        { id: 2, isAvailable: true },
      ],
      brunches: [
        { id: 'due', status: 'pending', depositRequired: true, depositPaidAt: null },
        { id: 'gone', status: 'cancelled', depositRequired: true, depositPaidAt: null },
        { id: 'paid', status: 'pending', depositRequired: true, depositPaidAt: 'then' },
        { id: 'free', status: 'pending', depositRequired: false, depositPaidAt: null },
        { id: 'trusted', status: 'confirmed', depositRequired: true, depositPaidAt: null },
        { id: 'over', status: 'expired', depositRequired: true, depositPaidAt: null },
      ],
      messages: [
        { id: 'unread', status: 'new' },
        { id: 'read', status: 'read' },
      ],
    }),
    NOW,
  );
  const ids = (rows: readonly { id: unknown }[]) => rows.map(({ id }) => id);
  expect(ids(report.unseen)).toEqual(['new']);
  expect(ids(report.soldOut)).toEqual([1]);
  expect(ids(report.deposits)).toEqual(['due', 'trusted']);
  expect(ids(report.messages)).toEqual(['unread']);
});

test('open tabs stand by themselves, and a delivery says what to collect', () => {
  const bill = (id: string, more: object) => ({ id, closedAt: null, openKurus: 0, ...more });
  const { openTabs, openTables, openElsewhere } = shiftReportOf(
    rowsOf({
      orders: [
        order('round', 5, { tableNumber: null, billId: 'deniz' }),
        order('out', 9, { orderType: 'delivery', tableNumber: null }),
      ],
      bills: [
        bill('deniz', { kind: 'tab', openKurus: 36_000 }),
        bill('gone', { kind: 'tab', closedAt: '2026-07-04T19:00:00Z' }),
        bill('out', { kind: 'order', openKurus: 51_000 }),
      ],
    }),
    NOW,
  );
  expect(openTabs.map(({ id }) => id)).toEqual(['deniz']);
  expect(openTables).toEqual([]);
  expect(openElsewhere.map(({ toCollectKurus }) => toCollectKurus)).toEqual([51_000]);
});
