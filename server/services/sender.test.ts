import { expect, test } from 'vitest';
import { settingValues } from '#domain/settings/settings';
import { senderOf, senderText } from './mailer';

const rules = (own: Record<string, string> = {}) => settingValues(new Map(Object.entries(own)));

test.each<[string | undefined, Record<string, string>, string]>([
  [undefined, {}, 'Bar Bliss <no-reply@barbliss.example>'],
  ['Bliss <hello@bliss.example>', {}, 'Bliss <hello@bliss.example>'],
  ['"Bliss, Fethiye" <hello@bliss.example>', {}, 'Bliss, Fethiye <hello@bliss.example>'],
  ['hello@bliss.example', {}, 'hello@bliss.example'],
  [undefined, { 'mail.fromAddress': 'bar@bliss.example' }, 'Bar Bliss <bar@bliss.example>'],
  ['Bliss <hello@bliss.example>', { 'mail.senderName': 'Çarşı' }, 'Çarşı <hello@bliss.example>'],
  ['hello@bliss.example', { 'mail.fromAddress': 'bar@bliss.example' }, 'hello@bliss.example'],
])('with MAIL_FROM %s and the settings %j, mails come from %s', (mailFrom, own, sender) => {
  expect(senderText(senderOf(mailFrom, rules(own)))).toBe(sender);
});
