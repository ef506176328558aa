import { expect, test } from 'vitest';
import { WEEKDAYS } from '#domain/marketing/whats-on';
import { weekdayText } from './WhatsOnSection';

test('three days and more that follow each other are a range', () => {
  expect(weekdayText(['mon', 'tue', 'wed', 'thu', 'fri', 'sun'], 'en')).toBe('Mon–Fri, Sun');
  expect(weekdayText(WEEKDAYS, 'tr')).toBe('Pzt–Paz');
});

test('two days are a list, in the order of the week', () => {
  expect(weekdayText(['sat', 'fri'], 'en')).toBe('Fri, Sat');
  expect(weekdayText(['tue', 'thu'], 'tr')).toBe('Sal, Per');
});
