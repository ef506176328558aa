import { expect, test } from 'vitest';
import type { Station } from './station';
import { DEVICE_ROLES, STATIONS } from './station';
import { ringsForOrders, ringsOf, stationsOf, whatRings } from './who-rings';

type Order = { id: string; stations: Station[] };
const orders: Order[] = [
  { id: 'mojito', stations: ['bar'] },
  { id: 'fries', stations: ['kitchen'] },
  { id: 'evening', stations: ['bar', 'kitchen', 'grill', 'shisha'] },
];
const calls = ['T7'];
const ringing = (role: Parameters<typeof whatRings>[0]) => {
  const found = whatRings(role, { orders, calls }, ({ stations }) => stations);
  return [...found.orders.map(({ id }) => id), ...found.calls];
};

test('the bar rings for every order and call, and so does a device that nobody has named', () => {
  expect(ringing('bar')).toEqual(['mojito', 'fries', 'evening', 'T7']);
  expect(ringing(null)).toEqual(ringing('bar'));
});

test('a station rings only for orders with something to make there', () => {
  expect(ringing('kitchen')).toEqual(['fries', 'evening']);
  expect(ringing('grill')).toEqual(['evening']);
  expect(ringing('shisha')).toEqual(['evening']);
});

test('a waiter hears a short tone for calls and ready orders, and never a siren', () => {
  expect(ringing('waiter')).toEqual([]);
  expect(ringsOf('waiter')).toMatchObject({ calls: 'tone', ready: 'tone', orders: null });
  expect(Object.values(ringsOf('waiter'))).not.toContain('siren');
});

test('an office device never sounds', () => {
  expect(ringing('office')).toEqual([]);
  expect(new Set(Object.values(ringsOf('office')))).toEqual(new Set([null]));
});

test('only the bar and the stations hear new orders', () => {
  expect([...DEVICE_ROLES, null].filter(ringsForOrders)).toEqual([
    'bar',
    'kitchen',
    'grill',
    'shisha',
    null,
  ]);
});

test('every station hears an order that does not say where it is made', () => {
  expect(stationsOf({ items: [{ station: 'bar' }, { station: 'grill' }] })).toEqual([
    'bar',
    'grill',
  ]);
  expect(stationsOf({ items: [{ station: 'bar' }, {}] })).toEqual(STATIONS);
});
