import type { Language } from '../../../src/i18n/language';
import { fillIn } from '../page';
import WORDS from './code-mail-words.json' with { type: 'json' };
import { paragraph } from './mail-html';

type CodeMail = { subject: string; text: string; html: string };

/** @param code null: no member has this address */
export function codeMail(code: string | null, language: Language): CodeMail {
  const words = WORDS[language][code === null ? 'unknown' : 'known'];
  const lines = words.lines.map((line) => fillIn(line, { code: code ?? '' }));
  const big = code
    ? `<p style="font-size:28px;letter-spacing:6px;font-weight:bold">${code}</p>`
    : '';
  const paragraphs = lines.map(paragraph);
  return {
    subject: fillIn(words.subject, { code: code ?? '' }),
    text: `${lines.join('\n\n')}\n`,
    html: [...paragraphs.slice(0, 2), big, ...paragraphs.slice(2)].join('\n'),
  };
}
