import { expect, test } from 'vitest';
import type { DeviceRead } from '../stations/station';
import {
  handedOverUnpaid,
  lateBookings,
  paidButCooking,
  silentDevices,
  toGiveBack,
  unapproved,
} from './needs-you';

const MINUTE_MS = 60_000;
const NOW = Date.parse('2026-07-04T17:00:00Z');

const party = (id: string, over: object = {}) => ({
  id,
  kind: 'table' as const,
  status: 'confirmed',
  statusAt: 0,
  startsAt: NOW - 30 * MINUTE_MS,
  endsAt: NOW + 60 * MINUTE_MS,
  seatedAt: null,
  partySize: 2,
  tableId: 7,
  guestName: id,
  serviceDay: '2026-07-04',
  ...over,
});

test('a party is late a quarter of an hour after its time, also a brunch after its end; a seated one is not', () => {
  const threeHours = { startsAt: NOW - 180 * MINUTE_MS, endsAt: NOW - 60 * MINUTE_MS };
  const bookings = [
    party('half an hour'),
    party('ten minutes', { startsAt: NOW - 10 * MINUTE_MS }),
    party('brunch', { kind: 'brunch', tableId: null, ...threeHours }),
    party('said so', { lateMinutes: 30 }),
    party('seated', { status: 'seated', seatedAt: NOW }),
    party('cancelled', { status: 'cancelled' }),
    party('yesterday', { serviceDay: '2026-07-03' }),
    party('waitlist', { kind: 'wait' }),
  ];
  expect(lateBookings(bookings, NOW).map(({ id }) => id)).toEqual(['brunch', 'half an hour']);
});

const bill = (id: string, openKurus: number, closedAt: string | null = null) => ({
  id,
  openKurus,
  closedAt,
});

test('dishes of a closed bill are still to come until the order is done', () => {
  const bills = [bill('closed', 0, 'x'), bill('open', 0)];
  const order = { status: 'preparing', paidBy: 'cash', billId: 'closed' };
  const orders = [
    { id: 'cooking', ...order },
    { id: 'done', ...order, status: 'completed' },
    { id: 'unpaid', ...order, paidBy: null },
    { id: 'on an open bill', ...order, billId: 'open' },
  ];
  expect(paidButCooking(orders, bills).map(({ id }) => id)).toEqual(['cooking']);
});

test('a collection that was handed over is unpaid until its bill is, and what was paid too much is given back', () => {
  const bills = [bill('a', 100), bill('b', 0), bill('c', 100), bill('d', -50, 'x')];
  const orders = [
    { id: 'a', status: 'completed' },
    { id: 'b', status: 'completed' },
    { id: 'c', status: 'ready' },
  ];
  expect(handedOverUnpaid(bills, orders).map(({ id }) => id)).toEqual(['a']);
  expect(toGiveBack(bills).map(({ id }) => id)).toEqual(['d']);
});

test('an unproven entry waits for approval until somebody undoes it', () => {
  const entry = (id: string, isProven: boolean, undoes: string | null = null) => ({
    id,
    isProven,
    undoes,
  });
  const orders = [
    { id: 'unproven', status: 'ready', entries: [entry('1', false)] },
    { id: 'proven', status: 'ready', entries: [entry('2', true)] },
    { id: 'undone', status: 'ready', entries: [entry('3', false), entry('4', true, '3')] },
    { id: 'old', status: 'ready' },
  ];
  expect(unapproved(orders).map(({ id }) => id)).toEqual(['unproven']);
});

test('only a device that rings is missed: no office, no waiter, nobody’s laptop and not this one', () => {
  const device = (id: string, role: DeviceRead['role']): DeviceRead => ({
    ...{ id, role, v: 1, name: id, changedAt: '', changedBy: 'Elif' },
  });
  const devices = [device('bar', 'bar'), device('office', 'office'), device('grill', 'grill')];
  const at = NOW - 4 * MINUTE_MS;
  const reports = [
    ...['bar', 'office', 'laptop', 'grill'].map((id) => ({ device: id, at })),
    { device: 'waiter', at },
  ];
  const silent = (now: number) =>
    silentDevices(reports, [...devices, device('waiter', 'waiter')], { own: 'grill', now });
  expect(silent(NOW).map(({ name }) => name)).toEqual(['bar']);
  expect(silent(at + MINUTE_MS)).toEqual([]);
});
