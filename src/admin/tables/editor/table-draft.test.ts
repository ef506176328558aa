import { expect, test } from 'vitest';
import { differences, draftOf, isChanged, readDraft } from './use-table-editor';

const S1 = {
  id: 1,
  v: 1,
  label: 'S1',
  area: 'indoor',
  seats: 2,
  shape: 'round',
  x: 0,
  y: 8,
  isActive: true,
  clearedAt: null,
  changedBy: null,
  changedAt: null,
  isQueued: false,
};

test('a form equal to the saved table is no edit; a change of any field is one', () => {
  const draft = draftOf(S1);
  expect(isChanged(draft, { ...S1, changedAt: '2026-07-04T17:00:00.000Z' })).toBe(false);
  expect(isChanged({ ...draft, x: 8 }, S1)).toBe(true);
  expect(isChanged(draft, undefined)).toBe(true);
});

test('a conflict names each field that two people changed differently, the position as one', () => {
  const draft = draftOf(S1);
  const theirs = { ...draft, seats: '4', x: 16, y: 16, isActive: false };
  expect(differences(draft, theirs)).toEqual(['seats', 'place', 'isActive']);
});

test('a draft that another build has kept in another way is none', () => {
  expect(readDraft(draftOf(S1))).toEqual(draftOf(S1));
  expect(readDraft({ ...draftOf(S1), shape: 'oval' })).toBeNull();
  expect(readDraft('S1')).toBeNull();
});
