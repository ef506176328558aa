import { expect, test } from 'vitest';
import { kioskWays } from './kiosk-ways';

const DOOR = { tableLabel: null, services: ['table', 'collection'], isForTable: false } as const;

test('a kiosk at the door sells collection first, and brings to a table', () => {
  expect(kioskWays(DOOR)).toEqual(['collection', 'table']);
  expect(kioskWays({ ...DOOR, services: ['collection', 'delivery'] })).toEqual(['collection']);
});

test('alcohol, a kiosk at a table and a venue without collection leave only the table', () => {
  expect(kioskWays({ ...DOOR, isForTable: true })).toEqual(['table']);
  expect(kioskWays({ ...DOOR, tableLabel: 'T7' })).toEqual(['table']);
  expect(kioskWays({ ...DOOR, services: ['table'] })).toEqual(['table']);
});
