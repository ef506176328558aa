import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { internationalPhone, optionalPhoneText, phoneText, plainPhone } from './fields';

function trouble(typed: string): string | undefined {
  return safeParse(phoneText(), typed).issues?.[0].message;
}

test.each([
  ['(0252) 614 12 34', '(0252) 614 12 34', '+902526141234'],
  ['(0532) 111 22 33', '(0532) 111 22 33', '+905321112233'],
  ['0532\u2011111\u201122\u201133', '0532-111-22-33', '+905321112233'],
  ['0532\u2010111\u201322\u201433', '0532-111-22-33', '+905321112233'],
  ['0532\u00a0111\u200922 33', '0532 111 22 33', '+905321112233'],
  ['\u202a0532 111 22 33\u202c', '0532 111 22 33', '+905321112233'],
  ['0 (252) 614 12 34', '0 (252) 614 12 34', '+902526141234'],
  ['0532/111.22.33', '0532/111.22.33', '+905321112233'],
  ['+90 (0)532 111 22 33', '+90 532 111 22 33', '+905321112233'],
  ['+90 0532 111 22 33', '+90 532 111 22 33', '+905321112233'],
  ['(+90) 532 111 22 33', '+90 532 111 22 33', '+905321112233'],
  ['0090 532 111 22 33', '+90 532 111 22 33', '+905321112233'],
  ['+44 (0)20 7946 0958', '+44 20 7946 0958', '+442079460958'],
  ['0044 20 7946 0958', '+44 20 7946 0958', '+442079460958'],
  ['\uff0b44 20 7946 0958', '+44 20 7946 0958', '+442079460958'],
  ['٠٥٣٢ ١١١ ٢٢ ٣٣', '0532 111 22 33', '+905321112233'],
])('%s is kept as %s and dialled as %s', (typed, kept, dialled) => {
  const { output, success } = safeParse(phoneText(), typed);
  expect({ output, success }).toEqual({ output: kept, success: true });
  expect(internationalPhone(String(output))).toBe(dialled);
});

test('writing a plain number again changes nothing', () => {
  const plain = plainPhone('0090 (0)532\u2011111 22 33');
  expect(plainPhone(plain)).toBe(plain);
});

test.each([
  '+90 532 123 45 6',
  '+90 532 123 45 678',
  '0090 532 123 45 6',
  '0532 123 45 6',
  '(0252) 614 12 3',
])('%s has a digit too few or too many for a Turkish number', (typed) => {
  expect(trouble(typed)).toBe('phone.wrong_length');
});

test('a number of another country has 7 to 17 digits', () => {
  expect(trouble('+44 7700 900123')).toBeUndefined();
  expect(trouble('+5 123 456')).toBeUndefined();
  expect(trouble(`+${'5'.repeat(17)}`)).toBeUndefined();
  expect(trouble('+44 770')).toBe('phone.too_short');
  expect(trouble(`+${'5'.repeat(18)}`)).toBe('phone.wrong_length');
});

test('an empty number is missing, or left out where it is optional', () => {
  expect(trouble('')).toBe('phone.required');
  expect(safeParse(optionalPhoneText(), ' ')).toMatchObject({ success: true, output: '' });
  expect(safeParse(optionalPhoneText(), '12').issues?.[0].message).toBe('phone.too_short');
});

test.each(['call me', '0532 111 22 33 (Ada)', ')0532 111 22 33'])(
  '%s is no phone number',
  (typed) => {
    expect(trouble(typed)).toBe('phone.invalid');
  },
);
