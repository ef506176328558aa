import { expect, test } from 'vitest';
import {
  AGEING_MINUTES,
  isOverlooked,
  isSeenOnBoard,
  orderAgeing,
  waitingSince,
} from './order-ageing';

const RECEIVED = Date.parse('2026-07-04T18:00:00Z');
const OPENING = RECEIVED + 3_600_000;
const NEW = {
  status: 'pending',
  seenAt: null,
  createdAt: new Date(RECEIVED).toISOString(),
  preparedFrom: null,
};

test('an order is overlooked from the sixtieth second without a tablet, not before', () => {
  expect(isOverlooked(NEW, RECEIVED + 59_999)).toBe(false);
  expect(isOverlooked(NEW, RECEIVED + 60_000)).toBe(true);
});

test('an order that a tablet has shown is not overlooked, however old it is', () => {
  const seen = { ...NEW, seenAt: new Date(RECEIVED + 5_000).toISOString() };
  expect(isOverlooked(seen, RECEIVED + 600_000)).toBe(false);
});

test.each(['confirmed', 'cancelled', 'completed'])(
  'an order that is %s was not overlooked',
  (status) => {
    expect(isOverlooked({ ...NEW, status }, RECEIVED + 600_000)).toBe(false);
  },
);

test('an order from before opening is overlooked a minute after opening', () => {
  const early = { ...NEW, preparedFrom: new Date(OPENING).toISOString() };
  expect(isOverlooked(early, OPENING + 59_999)).toBe(false);
  expect(isOverlooked(early, OPENING + 60_000)).toBe(true);
});

test('a ticket in view is seen, also by a board that nobody touches', () => {
  expect(isSeenOnBoard({ isInView: true, listedAt: 5, touchedAt: null })).toBe(true);
});

test('a ticket below the fold is seen once a person touches the board that lists it', () => {
  const below = { isInView: false, listedAt: 5 };
  expect(isSeenOnBoard({ ...below, touchedAt: null })).toBe(false);
  expect(isSeenOnBoard({ ...below, touchedAt: 4 })).toBe(false);
  expect(isSeenOnBoard({ ...below, touchedAt: 6 })).toBe(true);
});

const MINUTE = 60_000;

test.each([
  ['table', 8, 15],
  ['collection', 12, 20],
  ['delivery', 20, 35],
] as const)('an order for %s is due after %i minutes and late after %i', (service, due, late) => {
  const minutes = AGEING_MINUTES[service];
  expect(orderAgeing(minutes, due * MINUTE - 1)).toBe('on_time');
  expect(orderAgeing(minutes, due * MINUTE)).toBe('due');
  expect(orderAgeing(minutes, late * MINUTE - 1)).toBe('due');
  expect(orderAgeing(minutes, late * MINUTE)).toBe('late');
});

test('an order that a fast clock dates into the future is on time', () => {
  expect(orderAgeing(AGEING_MINUTES.table, -5 * MINUTE)).toBe('on_time');
});

test('an order from before opening time ages from opening', () => {
  const createdAt = '2026-07-04T09:00:00.000Z';
  const preparedFrom = '2026-07-04T12:00:00.000Z';
  expect(waitingSince({ createdAt, preparedFrom })).toBe(Date.parse(preparedFrom));
  expect(waitingSince({ createdAt, preparedFrom: null })).toBe(Date.parse(createdAt));
});
