import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { emailText, phoneText } from './fields';

function kept(address: string): unknown {
  return safeParse(emailText(), address).output;
}

test('an e-mail address is lower-cased by English rules, not by Turkish ones', () => {
  expect('INFO@IZGARA.TR'.toLocaleLowerCase('tr')).toBe('ınfo@ızgara.tr');
  expect(kept('INFO@IZGARA.TR')).toBe('info@izgara.tr');
  expect(kept('  Deniz.Isik@Example.com ')).toBe('deniz.isik@example.com');
});

function phoneTrouble(typed: string): string | undefined {
  return safeParse(phoneText(), typed).issues?.[0].message;
}

test.each([
  '+90 532 123 45 67',
  '+90 (0)532 123 45 67',
  '0090 532 123 45 67',
  '0532 123 45 67',
  '0 (252) 000 00 00',
])('%s is a Turkish number', (typed) => {
  expect(phoneTrouble(typed)).toBeUndefined();
});

test.each(['+90 532 123 45 6', '+90 532 123 45 678', '0090 532 123 45 6', '0532 123 45 6'])(
  '%s has a digit too few or too many for a Turkish number',
  (typed) => {
    expect(phoneTrouble(typed)).toBe('phone.wrong_length');
  },
);

test('a number of another country has 7 to 17 digits', () => {
  expect(phoneTrouble('+44 7700 900123')).toBeUndefined();
  expect(phoneTrouble('+5 123 456')).toBeUndefined();
  expect(phoneTrouble(`+${'5'.repeat(17)}`)).toBeUndefined();
  expect(phoneTrouble('+44 770')).toBe('phone.invalid');
  expect(phoneTrouble(`+${'5'.repeat(18)}`)).toBe('phone.invalid');
});
