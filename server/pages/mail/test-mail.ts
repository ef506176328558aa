import type { Language } from '../../../src/i18n/language';
import { fillIn } from '../page';
import { paragraph } from './mail-html';
import WORDS from './test-mail-words.json' with { type: 'json' };

/** @param sender the name and address that the mail names as its sender */
export function testMail(language: Language, sender: string) {
  const { subject, lines: words } = WORDS[language];
  const lines = words.map((line) => fillIn(line, { sender }));
  return { subject, text: `${lines.join('\n\n')}\n`, html: lines.map(paragraph).join('\n') };
}
