import type { ErrorCode } from '#domain/error-codes';
import { ERROR_STATUS } from '#domain/error-codes';
import { messageOf } from '../../../server/http/request-facts';
import { BOOKING_MAIL_WORDS, codeMail } from '../../../server/pages/mail/mails';
import { ALLERGEN_NAMES, MENU_PAGE_WORDS, PRICE_LIST_WORDS } from '../../../server/pages/menu-page';
import { PAGE_WORDS } from '../../../server/pages/page';
import { BOOKING_WORDS } from '../../../server/pages/shown-booking';

export type Entry = { english: string; turkish: string };

const PAGES = [
  BOOKING_MAIL_WORDS,
  BOOKING_WORDS,
  MENU_PAGE_WORDS,
  PAGE_WORDS,
  PRICE_LIST_WORDS,
  ...Object.values(ALLERGEN_NAMES),
];

/** Returns the server's texts: error messages, mails and pages, without legal texts. */
export const SERVER_WORDS: readonly Entry[] = [
  ...(Object.keys(ERROR_STATUS) as ErrorCode[]).map((code) => ({
    english: messageOf(code, 'en'),
    turkish: messageOf(code, 'tr'),
  })),
  ...PAGES.flatMap(({ en, tr }) => pairs(en, tr)),
  ...pairs(codeMail('{code}', 'en').text, codeMail('{code}', 'tr').text),
  ...pairs(codeMail(null, 'en').text, codeMail(null, 'tr').text),
];

/** Pairs the texts of both languages, which have the same structure. */
function pairs(english: unknown, turkish: unknown): Entry[] {
  if (typeof english === 'string' && typeof turkish === 'string') return [{ english, turkish }];
  if (typeof english === 'function' && typeof turkish === 'function') {
    return pairs(english('{first}', '{second}'), turkish('{first}', '{second}'));
  }
  if (typeof english !== 'object' || typeof turkish !== 'object') return [];
  const inTurkish = new Map(Object.entries(turkish ?? {}));
  return Object.entries(english ?? {}).flatMap(([name, part]) => pairs(part, inTurkish.get(name)));
}
