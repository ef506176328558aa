import { expect, test } from 'vitest';
import { seenTime } from './order';

const RECEIVED = Date.parse('2026-07-04T18:00:00Z');
const MINUTE = 60_000;

test('an order shown without a connection counts as seen then, not when the server received the report', () => {
  expect(seenTime(RECEIVED, RECEIVED + 10 * MINUTE, 8 * MINUTE)).toBe(RECEIVED + 2 * MINUTE);
});

test('a tablet cannot have seen an order before the server received it', () => {
  expect(seenTime(RECEIVED, RECEIVED + MINUTE, 60 * MINUTE)).toBe(RECEIVED);
});
