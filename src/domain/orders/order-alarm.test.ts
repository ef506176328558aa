import { expect, test } from 'vitest';
import type { AlarmingOrder } from './order-alarm';
import { alarmStage } from './order-alarm';

const RECEIVED = Date.parse('2026-07-04T18:00:00Z');
const HOUR_MS = 3_600_000;
const NEW: AlarmingOrder = {
  status: 'pending',
  statusAt: new Date(RECEIVED).toISOString(),
  statusBy: null,
  seenAt: null,
  createdAt: new Date(RECEIVED).toISOString(),
  preparedFrom: null,
  acknowledgedAt: null,
};
const LATER = RECEIVED + 60_000;

test('an order calls from its first second, and louder when no tablet has shown it for a minute', () => {
  expect(alarmStage(NEW, RECEIVED)).toBe('new');
  expect(alarmStage(NEW, LATER - 1)).toBe('new');
  expect(alarmStage(NEW, LATER)).toBe('overlooked');
});

test('a round of staff calls only if no tablet has shown it for a minute', () => {
  const round = { ...NEW, status: 'confirmed', statusBy: 'Can', author: 'Can' };
  const seenAt = new Date(RECEIVED + 5_000).toISOString();
  expect(alarmStage(round, LATER - 1)).toBeNull();
  expect(alarmStage(round, LATER)).toBe('overlooked');
  expect(alarmStage({ ...round, seenAt }, LATER)).toBeNull();
  expect(alarmStage({ ...round, acknowledgedAt: seenAt }, LATER)).toBeNull();
});

test('showing the order on a tablet ends only the loud alarm', () => {
  const seenAt = new Date(RECEIVED + 5_000).toISOString();
  expect(alarmStage({ ...NEW, seenAt }, LATER)).toBe('new');
});

test.each<[string, Partial<AlarmingOrder>]>([
  ['somebody has it', { acknowledgedAt: new Date(RECEIVED).toISOString() }],
  ['somebody has moved it', { status: 'confirmed' }],
  ['somebody has moved it on and back again', { statusBy: 'Can' }],
  ['the guest has taken it back', { status: 'cancelled' }],
])('it calls no more once %s', (_, change) => {
  expect(alarmStage({ ...NEW, ...change }, LATER)).toBeNull();
});

test.each<[string, Partial<AlarmingOrder>]>([
  ['acknowledged', { acknowledgedAt: new Date(LATER).toISOString() }],
  ['moved back', { statusBy: 'Can', statusAt: new Date(LATER).toISOString() }],
])('a pending order that was %s and not moved calls again after 3 minutes', (_, change) => {
  const seenAt = new Date(RECEIVED).toISOString();
  const order = { ...NEW, ...change, seenAt };
  expect(alarmStage(order, LATER + 3 * 60_000 - 1)).toBeNull();
  expect(alarmStage(order, LATER + 3 * 60_000)).toBe('new');
});

test('an order from before opening alarms at opening, one of yesterday does not', () => {
  const early = { ...NEW, preparedFrom: new Date(RECEIVED + HOUR_MS).toISOString() };
  expect(alarmStage(early, RECEIVED + HOUR_MS - 1)).toBeNull();
  expect(alarmStage(early, RECEIVED + HOUR_MS)).toBe('new');
  expect(alarmStage(NEW, RECEIVED + 13 * HOUR_MS)).toBeNull();
});

test('a row that an older build has kept calls too', () => {
  const { acknowledgedAt: _, ...old } = NEW;
  expect(alarmStage(old, RECEIVED)).toBe('new');
});
