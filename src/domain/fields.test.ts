import { parse, safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { emailText, humanText, lineText, phoneText, requiredText, uuidText } from './fields';

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

const name = requiredText('name.required', 20);

test.each(['\u200b', ' \u200d\u00ad', '\u202e', '\ufeff\u2060', '\u3164'])(
  'a name without a visible character (%j) is no name',
  (typed) => {
    expect(safeParse(name, typed).issues?.[0].message).toBe('name.required');
  },
);

test.each([
  ['Ali\n2x RAKI', 'Ali 2x RAKI'],
  ['Ali\u2028Veli', 'Ali Veli'],
  ['\u202eilA', 'ilA'],
  ['👩‍🍳 Ayşe', '👩‍🍳 Ayşe'],
])('the name %j is kept as %j', (typed, stored) => {
  expect(safeParse(name, typed).output).toBe(stored);
});

test('control characters of both kinds are refused; a paragraph keeps its lines', () => {
  for (const typed of ['a\u0007', 'a\u0090']) {
    expect(safeParse(humanText(9), typed).issues?.[0].message).toBe('text.control_characters');
  }
  expect(safeParse(humanText(9), 'one\ntwo').output).toBe('one\ntwo');
});

test('line ends of Windows and of old Macs are line breaks', () => {
  expect(parse(humanText(40), 'Two doors\r\nRing\rtwice\n')).toBe('Two doors\nRing\ntwice');
  expect(parse(lineText(40), 'Two doors\r\nRing')).toBe('Two doors Ring');
});

test('an id in capitals is the same id', () => {
  expect(parse(uuidText, '019F2E49-8D00-70BB-8F28-01573A51C5D7')).toBe(
    '019f2e49-8d00-70bb-8f28-01573a51c5d7',
  );
});
