import { expect, test } from 'vitest';
import { isNewsForGuest } from './reminders';

test.each([
  ['pending', 'confirmed'],
  ['pending', 'cancelled'],
  ['confirmed', 'cancelled'],
])('a guest gets a mail that a %s booking is %s now', (from, to) => {
  expect(isNewsForGuest(from, to)).toBe(true);
});

test.each([
  ['seated', 'confirmed'],
  ['no_show', 'confirmed'],
  ['no_show', 'cancelled'],
  ['confirmed', 'seated'],
  ['confirmed', 'pending'],
])('a change at the venue from %s to %s sends no mail', (from, to) => {
  expect(isNewsForGuest(from, to)).toBe(false);
});
