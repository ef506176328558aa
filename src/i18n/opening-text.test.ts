import { expect, test } from 'vitest';
import type { Opening } from '#domain/opening/opening';
import { USUAL_HOURS, USUAL_OPENING } from '#domain/opening/opening';
import {
  closedNote,
  closureLines,
  openNowText,
  opensText,
  todayText,
  weekLines,
} from './opening-text';

/** Returns an instant of July 2026 by the venue's clock. The 4th is a Saturday. */
const at = (day: number, hour: number) => Date.UTC(2026, 6, day, hour - 3);
const LATE = { opens: '15:00', closes: '03:00' };
const VARIED: Opening = {
  week: [
    null,
    USUAL_HOURS,
    USUAL_HOURS,
    USUAL_HOURS,
    LATE,
    LATE,
    { opens: '12:00', closes: '12:00' },
  ],
  closures: [{ day: '2026-07-07', noteEn: 'Staff party', noteTr: 'Ekip partisi' }],
};
const NEVER: Opening = { week: Array(7).fill(null), closures: [] };

test('the usual hours read as ever', () => {
  expect(todayText(USUAL_OPENING, at(4, 20), 'en')).toBe('Every day 15:00–01:00');
  expect(todayText(USUAL_OPENING, at(4, 20), 'tr')).toBe('Her gün 15:00–01:00');
  expect(weekLines(USUAL_OPENING, 'en')).toEqual(['Mon–Sun 15:00–01:00']);
  expect(weekLines(USUAL_OPENING, 'tr')).toEqual(['Her gün 15:00–01:00']);
  expect(openNowText(USUAL_OPENING, at(4, 20), 'en')).toBe('Open now · until 01:00');
  expect(openNowText(USUAL_OPENING, at(4, 12), 'en')).toBe('Opens at 15:00');
  expect(openNowText(USUAL_OPENING, at(4, 12), 'tr')).toBe('Açılış 15:00');
});

test('a week is told in groups of equal days', () => {
  expect(weekLines(VARIED, 'en')).toEqual([
    'Mon closed',
    'Tue–Thu 15:00–01:00',
    'Fri–Sat 15:00–03:00',
    'Sun 24 hours',
  ]);
  expect(weekLines(VARIED, 'tr')[2]).toBe('Cum–Cmt 15:00–03:00');
  expect(weekLines(NEVER, 'en')).toEqual(['Mon–Sun closed']);
});

test('an evening of its own is told as today’s, until four in the morning', () => {
  expect(todayText(VARIED, at(4, 20), 'en')).toBe('Today 15:00–03:00');
  expect(todayText(VARIED, at(5, 2), 'en')).toBe('Today 15:00–03:00');
  expect(todayText(VARIED, at(6, 20), 'en')).toBe('Closed today');
});

test('the next opening is named by its day', () => {
  const text = (instant: number) => openNowText(VARIED, instant, 'en');
  expect(text(at(7, 16))).toBe('Opens tomorrow at 15:00');
  expect(text(at(6, 16))).toBe('Opens on Wednesday at 15:00');
  expect(openNowText(VARIED, at(6, 16), 'tr')).toBe('Açılış çarşamba 15:00');
  const holidays = { ...USUAL_OPENING, closures: daysOff(4, 14) };
  expect(openNowText(holidays, at(4, 20), 'en')).toBe('Opens Wed 15 Jul at 15:00');
  expect(openNowText(NEVER, at(4, 20), 'tr')).toBe('Kapalı');
  expect(opensText(USUAL_OPENING, at(4, 20), 'en')).toBe('');
});

test('closures of the next two weeks are told with their notes, each in its language if it has one', () => {
  expect(closureLines(VARIED, at(4, 20), 'en')).toEqual(['Closed on Tue 7 Jul. Staff party']);
  expect(closureLines(VARIED, at(4, 20), 'tr')).toEqual(['Kapalıyız: 7 Tem Sal. Ekip partisi']);
  expect(closureLines(VARIED, at(8, 20), 'en')).toEqual([]);
  const mute = { ...VARIED, closures: [{ day: '2026-07-30', noteEn: '', noteTr: 'Tatil' }] };
  expect(closureLines(mute, at(4, 20), 'en')).toEqual([]);
  expect(closedNote(mute, at(30, 20), 'en')).toBe('Tatil');
  expect(closedNote(mute, at(31, 20), 'en')).toBe('');
});

function daysOff(first: number, last: number) {
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    day: `2026-07-${String(first + index).padStart(2, '0')}`,
    noteEn: '',
    noteTr: '',
  }));
}
