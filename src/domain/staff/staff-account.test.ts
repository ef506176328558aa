import * as v from 'valibot';
import { expect, test } from 'vitest';
import { changePasswordInput, passwordStrength, sessionEnd } from './staff-account';

const codesOf = (currentPassword: string, newPassword: string) =>
  v.safeParse(changePasswordInput, { currentPassword, newPassword }).issues?.map((i) => i.message);

test('a new password has ten characters at least, whatever they are, and is another one', () => {
  expect(codesOf('old one', 'aaaaaaaaaa')).toBeUndefined();
  expect(codesOf('old one', 'aB3$ğ')).toEqual(['password.too_short']);
  expect(codesOf('the old one', 'the old one')).toEqual(['password.same']);
  expect(codesOf('', '')).toContain('password.new_required');
});

test('a password is judged by its length alone', () => {
  expect(['aB3$', 'a'.repeat(10), 'a'.repeat(16)].map(passwordStrength)).toEqual([
    'short',
    'fair',
    'strong',
  ]);
});

const MINUTE = 60_000;

test('an hour before its end a session says so, and a quarter of an hour before it cannot be put off', () => {
  const endsAt = 1_000 * MINUTE;
  const at = (minutesBefore: number) => sessionEnd(endsAt, endsAt - minutesBefore * MINUTE);
  expect([at(61), at(60), at(16), at(15), at(1)]).toEqual(['far', 'soon', 'soon', 'last', 'last']);
  expect(sessionEnd(null, endsAt)).toBe('far');
});
