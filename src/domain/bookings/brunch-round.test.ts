import { expect, test } from 'vitest';
import { depositState, revivesBrunch } from './brunch-changes';
import { brunchRound, canServeFirstDrink, servedAt } from './brunch-round';

const MINUTE = 60_000;
const FIRST = Date.parse('2026-07-04T16:00:00Z');

test.each([
  [0, 'running', 90],
  [74.9, 'running', 15.1],
  [75, 'last_call', 15],
  [89.9, 'last_call', 0.1],
  [90, 'over', 0],
  [300, 'over', 0],
])('%i minutes after the first drink the round is %s', (minutes, phase, left) => {
  const round = brunchRound(FIRST, FIRST + minutes * MINUTE);
  expect([round.phase, Math.round(round.leftMs / 6_000) / 10]).toEqual([phase, left]);
});

test('the last call comes a quarter of an hour before the end, an hour and a half after the drink', () => {
  const { lastCallAt, endsAt } = brunchRound(FIRST, FIRST);
  expect([lastCallAt - FIRST, endsAt - FIRST]).toEqual([75 * MINUTE, 90 * MINUTE]);
});

test('a first drink is for a confirmed party on its own evening, which ends at four in the morning', () => {
  const booking = { status: 'confirmed', serviceDay: '2026-07-04' };
  expect(canServeFirstDrink(booking, FIRST)).toBe(true);
  expect(canServeFirstDrink(booking, Date.parse('2026-07-05T00:59:00Z'))).toBe(true);
  expect(canServeFirstDrink(booking, Date.parse('2026-07-05T01:00:00Z'))).toBe(false);
  expect(canServeFirstDrink(booking, FIRST - 24 * 60 * MINUTE)).toBe(false);
  for (const status of ['pending', 'completed', 'no_show', 'cancelled', 'expired']) {
    expect(canServeFirstDrink({ ...booking, status }, FIRST)).toBe(false);
  }
});

test('a drink was served when the tablet says, but neither ahead nor before the booking', () => {
  expect(servedAt(FIRST, FIRST + 50, 20)).toBe(FIRST + 30);
  expect(servedAt(FIRST, FIRST + 50, 90)).toBe(FIRST);
  expect(servedAt(FIRST, FIRST + 50, -90)).toBe(FIRST + 50);
});

test('a deposit is not needed, due or paid', () => {
  expect(depositState({ depositRequired: false, depositPaidAt: null })).toBe('not_needed');
  expect(depositState({ depositRequired: true, depositPaidAt: null })).toBe('due');
  expect(depositState({ depositRequired: true, depositPaidAt: 5 })).toBe('paid');
});

test('money that was taken in time brings an expired brunch back, later money does not', () => {
  expect(revivesBrunch('expired', 100, 100)).toBe(true);
  expect(revivesBrunch('expired', 100, 101)).toBe(false);
  expect(revivesBrunch('cancelled', 100, 50)).toBe(false);
  expect(revivesBrunch('expired', null, 50)).toBe(false);
});
