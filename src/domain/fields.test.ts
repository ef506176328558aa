import { parse, safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { emailText, humanText, lineText, requiredText, uuidText } from './fields';

function kept(address: string): unknown {
  return safeParse(emailText(), address).output;
}

test('an e-mail address is lower-cased by English rules, not by Turkish ones', () => {
  expect('INFO@IZGARA.TR'.toLocaleLowerCase('tr')).toBe('ınfo@ızgara.tr');
  expect(kept('INFO@IZGARA.TR')).toBe('info@izgara.tr');
  expect(kept('  Deniz.Isik@Example.com ')).toBe('deniz.isik@example.com');
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
