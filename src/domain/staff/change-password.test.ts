import * as v from 'valibot';
import { expect, test } from 'vitest';
import { changePasswordInput, passwordStrength } from './change-password';

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
