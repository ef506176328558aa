import type { I18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { addWords, createTranslator, speak } from './i18n';
import type { Language } from './language';

async function expectVisitWords(i18n: I18n, language: Language): Promise<void> {
  const all = await createTranslator(language, 'guest', 'visit');
  expect(i18n.locale).toBe(language);
  expect(i18n.messages).toEqual(all.messages);
}

test('words that are added while the language changes arrive in the new language', async () => {
  const i18n = await createTranslator('en', 'guest');
  await Promise.all([addWords(i18n, 'visit'), speak(i18n, 'tr')]);
  await expectVisitWords(i18n, 'tr');
});

test('words that are added while the language changes back arrive in the first language', async () => {
  const i18n = await createTranslator('en', 'guest');
  await speak(i18n, 'tr');
  await Promise.all([addWords(i18n, 'visit'), speak(i18n, 'en')]);
  await expectVisitWords(i18n, 'en');
});

test('of two choices of a language the last one stays', async () => {
  const i18n = await createTranslator('en', 'guest');
  await Promise.all([speak(i18n, 'tr'), speak(i18n, 'en')]);
  expect(i18n.locale).toBe('en');
});
