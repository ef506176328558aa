import { expect, test } from 'vitest';
import { unticked } from './day-close';
import { CASH_MOVES, movedKurus, needsManager, notesKurus } from './drawer';

test('a drawer of notes is worth the sum of its pieces', () => {
  expect(notesKurus({ 200: 7, 50: 2, 5: 1 })).toBe(1_505_00);
  expect(notesKurus({})).toBe(0);
});

test('money that leaves the drawer is negative', () => {
  expect(CASH_MOVES.map((kind) => movedKurus(kind, 100))).toEqual([100, -100, -100, 100, -100]);
  expect(CASH_MOVES.filter(needsManager)).toEqual(['expense', 'tip_out']);
});

test('each issue needs its own tick', () => {
  const issue = (id: string) => ({ kind: 'open_bill', id, label: 'T4', amount: null }) as const;
  const issues = [issue('a'), issue('b')];
  expect(unticked(issues, ['open_bill:a', 'refund_due:b'])).toEqual([issue('b')]);
  expect(unticked(issues, ['open_bill:a', 'open_bill:b'])).toEqual([]);
});
