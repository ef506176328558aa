import { expect, test } from 'vitest';
import { isOverlooked, isSeenOnBoard } from './unseen-order';

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
