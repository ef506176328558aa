import { expect, test } from 'vitest';
import { runningBrunches } from '../BrunchStrip';
import { timeLeft } from './BrunchPanel';

const MINUTE = 60_000;
const NOW = Date.parse('2026-07-04T18:00:00Z');

function brunch(id: string, minutesAgo: number | null, status = 'confirmed') {
  const firstDrinkAt =
    minutesAgo === null ? null : new Date(NOW - minutesAgo * MINUTE).toISOString();
  return { id, status, firstDrinkAt };
}

test('the strip names running rounds, the first to end in front, and drops those long over', () => {
  const rows = [
    brunch('not yet', null),
    brunch('fresh', 1),
    brunch('last call', 80),
    brunch('just over', 95),
    brunch('gone home', 40, 'completed'),
    brunch('forgotten', 150),
  ];
  const ids = runningBrunches(rows, NOW).map(({ id }) => id);
  expect(ids).toEqual(['just over', 'last call', 'fresh']);
});

test('the time left is rounded up to whole minutes', () => {
  expect(timeLeft(2 * 1440 * MINUTE + 3 * 60 * MINUTE + 1)).toEqual({
    days: 2,
    hours: 3,
    minutes: 1,
  });
  expect(timeLeft(-5)).toEqual({ days: 0, hours: 0, minutes: 0 });
});
