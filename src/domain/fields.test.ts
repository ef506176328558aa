import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { emailText } from './fields';

function kept(address: string): unknown {
  return safeParse(emailText(), address).output;
}

test('an e-mail address is lower-cased by English rules, not by Turkish ones', () => {
  expect('INFO@IZGARA.TR'.toLocaleLowerCase('tr')).toBe('ınfo@ızgara.tr');
  expect(kept('INFO@IZGARA.TR')).toBe('info@izgara.tr');
  expect(kept('  Deniz.Isik@Example.com ')).toBe('deniz.isik@example.com');
});
