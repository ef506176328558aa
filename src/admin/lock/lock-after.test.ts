import { expect, test } from 'vitest';
import { mustLock } from './use-idle-lock';

const MINUTE = 60_000;
const IDLE = { lockAfterMinutes: 5, hasPin: true, isOnline: true };

test('a tablet locks after its chosen minutes, with or without a connection', () => {
  expect(mustLock({ ...IDLE, idleMs: 5 * MINUTE - 1 })).toBe(false);
  expect(mustLock({ ...IDLE, idleMs: 5 * MINUTE })).toBe(true);
  expect(mustLock({ ...IDLE, idleMs: 5 * MINUTE, isOnline: false })).toBe(true);
  expect(mustLock({ ...IDLE, idleMs: 5 * MINUTE, lockAfterMinutes: 15 })).toBe(false);
});

test('a person without a PIN is locked out after half an hour, but never while offline', () => {
  const noPin = { ...IDLE, hasPin: false };
  expect(mustLock({ ...noPin, idleMs: 29 * MINUTE })).toBe(false);
  expect(mustLock({ ...noPin, idleMs: 30 * MINUTE })).toBe(true);
  expect(mustLock({ ...noPin, idleMs: 90 * MINUTE, isOnline: false })).toBe(false);
});
