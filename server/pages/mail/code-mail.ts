import type { Language } from '../../../src/i18n/language';
import { paragraph } from './mail-html';

type CodeMail = { subject: string; text: string; html: string };
type Sentences = { subject: string; lines: string[] };

/** @param code null: no member has this address */
export function codeMail(code: string | null, language: Language): CodeMail {
  if (code === null) return laidOut(language === 'tr' ? unknownTr() : unknownEn(), null);
  return laidOut(language === 'tr' ? codeTr(code) : codeEn(code), code);
}

function codeEn(code: string): Sentences {
  return {
    subject: `${code} is your Bar Bliss code`,
    lines: [
      'Hello,',
      `your code for Bar Bliss is ${code}.`,
      'Type it on the page where you asked for it. It works once, for ten minutes, in that browser only.',
      "If you didn't ask for it, somebody typed your address by mistake. You don't need to do anything.",
      'Bar Bliss, Fethiye',
    ],
  };
}

function codeTr(code: string): Sentences {
  return {
    subject: `Bar Bliss kodunuz: ${code}`,
    lines: [
      'Merhaba,',
      `Bar Bliss kodunuz: ${code}.`,
      'Kodu istediğiniz sayfaya yazın. Kod bir kez, on dakika boyunca ve yalnızca o tarayıcıda geçerlidir.',
      'Kodu siz istemediyseniz biri adresinizi yanlışlıkla yazmıştır; bir şey yapmanıza gerek yok.',
      'Bar Bliss, Fethiye',
    ],
  };
}

function unknownEn(): Sentences {
  return {
    subject: 'Signing in to Bar Bliss',
    lines: [
      'Hello,',
      'somebody tried to sign in to the Bar Bliss club with this address, but no member has it yet.',
      "If it was you, join on our page: it's free and takes a minute. If not, you don't need to do anything.",
      'Bar Bliss, Fethiye',
    ],
  };
}

function unknownTr(): Sentences {
  return {
    subject: 'Bar Bliss girişi',
    lines: [
      'Merhaba,',
      'biri bu adresle Bar Bliss kulübüne giriş yapmak istedi, ancak bu adresle kayıtlı bir üye yok.',
      'Giriş yapmak isteyen sizseniz sayfamızdan ücretsiz katılabilirsiniz, bir dakika sürer. Değilseniz bir şey yapmanıza gerek yok.',
      'Bar Bliss, Fethiye',
    ],
  };
}

function laidOut({ subject, lines }: Sentences, code: string | null): CodeMail {
  const big = code
    ? `<p style="font-size:28px;letter-spacing:6px;font-weight:bold">${code}</p>`
    : '';
  const paragraphs = lines.map(paragraph);
  const html = [...paragraphs.slice(0, 2), big, ...paragraphs.slice(2)].join('\n');
  return { subject, text: `${lines.join('\n\n')}\n`, html };
}
