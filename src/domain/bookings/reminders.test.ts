import { expect, test } from 'vitest';
import { canConfirm, dueReminder } from './reminders';

const at = (time: string) => Date.parse(`2026-07-04T${time}:00+03:00`);
const TOMORROW = {
  status: 'confirmed',
  serviceDay: '2026-07-05',
  startsAt: at('20:00') + 86_400_000,
};

test.each([
  ['14:59', null],
  ['15:00', '2026-07-05'],
  ['20:59', '2026-07-05'],
  ['21:00', null],
  ['00:30', null],
])('at %s the reminders of the next day are due: %s', (time, day) => {
  expect(dueReminder(at(time))?.day ?? null).toBe(day);
});

test('a booking made after the hour of the reminder needs none', () => {
  expect(dueReminder(at('18:00'))?.madeBefore).toBe(at('15:00'));
});

test('a guest confirms from the reminder on until the slot, unless the booking was cancelled', () => {
  expect(canConfirm(TOMORROW, at('14:59'))).toBe(false);
  expect(canConfirm(TOMORROW, at('15:00'))).toBe(true);
  expect(canConfirm({ ...TOMORROW, status: 'cancelled' }, at('15:00'))).toBe(false);
  expect(canConfirm(TOMORROW, TOMORROW.startsAt)).toBe(false);
});
