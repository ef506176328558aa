import { expect, test } from 'vitest';
import { USUAL_OPENING } from '#domain/opening/opening';
import {
  closuresText,
  closuresTyped,
  draftOfWeek,
  timeTyped,
  weekDraft,
  weekTyped,
} from './opening-draft';

const WEEK = JSON.stringify([...USUAL_OPENING.week.slice(1), null]);

test('a week is typed back as it stands', () => {
  expect(draftOfWeek(weekDraft(WEEK))).toBe(WEEK);
  expect(weekTyped(WEEK)).toEqual(JSON.parse(WEEK));
});

test('a day that is switched off keeps its times while they are typed, and is closed', () => {
  const days = weekDraft(WEEK).map((day, at) => (at === 0 ? { ...day, isOpen: false } : day));
  const typed = draftOfWeek(days);
  expect(weekDraft(typed)[0]).toEqual({ isOpen: false, opens: '15:00', closes: '01:00' });
  expect((weekTyped(typed) as unknown[])[0]).toBeNull();
});

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['1830', '18:30'],
  ['9.30', '09:30'],
  ['09:30', '09:30'],
  [' 24 ', '24:00'],
  ['soon', 'soon'],
])('the time %s is read as %s', (typed, time) => {
  expect(timeTyped(typed)).toBe(time);
});

test('an empty row is no closure; the history tells day and notes', () => {
  const closures = [
    { day: '2026-12-31', noteEn: 'Happy New Year', noteTr: '' },
    { day: '', noteEn: '', noteTr: '' },
  ];
  expect(closuresTyped(JSON.stringify(closures))).toEqual(closures.slice(0, 1));
  expect(closuresTyped('nonsense')).toEqual([]);
  expect(closuresText(closures.slice(0, 1))).toBe('31.12.2026 (Happy New Year)');
});
