import { expect, test } from 'vitest';
import { USUAL_OPENING } from '../opening/opening';
import { tabletPresence } from './tablet-presence';

const SECOND = 1_000;
const NINE_IN_THE_EVENING = Date.UTC(2026, 10, 21, 18, 0);
const NOON = Date.UTC(2026, 10, 21, 9, 0);

test('a bar whose tablet missed one pull is there; after 75 s of silence it is away', () => {
  expect(
    tabletPresence(NINE_IN_THE_EVENING - 75 * SECOND, NINE_IN_THE_EVENING, USUAL_OPENING),
  ).toBe('there');
  expect(
    tabletPresence(NINE_IN_THE_EVENING - 76 * SECOND, NINE_IN_THE_EVENING, USUAL_OPENING),
  ).toBe('away');
});

test('outside opening hours no tablet counts as missing', () => {
  expect(tabletPresence(0, NOON, USUAL_OPENING)).toBe('closed');
  expect(tabletPresence(NOON, NOON, USUAL_OPENING)).toBe('closed');
});

test('a venue in which no shift was ever started misses no tablet', () => {
  expect(tabletPresence(null, NINE_IN_THE_EVENING, USUAL_OPENING)).toBe('there');
});
