import { expect, test } from 'vitest';
import { unticked } from './day-close';
import { CASH_MOVES, movedKurus, needsManager, notesKurus } from './drawer';

test('a drawer of notes is worth the sum of its pieces', () => {
  expect(notesKurus({ 200: 7, 50: 2, 5: 1 })).toBe(1_505_00);
  expect(notesKurus({})).toBe(0);
});

test('money that leaves the drawer is negative', () => {
  expect(CASH_MOVES.map((kind) => movedKurus(kind, 100))).toEqual([100, -100, -100, 100, -100]);
  const limit = { 'till.paidOutLimit': '100.00' };
  const isAbove = (role: string, before: number) =>
    CASH_MOVES.filter((kind) => needsManager(role, limit, { kind, kurus: 6_000, before }));
  expect(isAbove('staff', 4_000)).toEqual([]);
  expect(isAbove('staff', 4_001)).toEqual(['expense', 'tip_out']);
  expect(isAbove('manager', 4_001)).toEqual([]);
});

test('each issue needs its own tick', () => {
  const issue = (id: string) => ({ kind: 'open_bill', id, label: 'T4', amount: null }) as const;
  const issues = [issue('a'), issue('b')];
  expect(unticked(issues, ['open_bill:a', 'refund_due:b'])).toEqual([issue('b')]);
  expect(unticked(issues, ['open_bill:a', 'open_bill:b'])).toEqual([]);
});
