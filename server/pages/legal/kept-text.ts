import type { Retention } from '#domain/settings/retention';
import type { Language } from '../../../src/i18n/language';

const NEVER = { en: 'not deleted automatically', tr: 'kendiliğinden silinmez' };

const AFTER = {
  en: (days: number) =>
    `your name, contacts, address and notes are deleted automatically after ${days} days; the rest stays without a name`,
  tr: (days: number) =>
    `adınız, iletişim bilgileriniz, adresiniz ve notlarınız ${days} gün sonra kendiliğinden silinir; geri kalanı isimsiz kalır`,
};

/** The words of a mark in the privacy notice; undefined: another mark. */
export function keptText(mark: string, kept: Retention, language: Language): string | undefined {
  const { orderDays, bookingDays, messageDays, ...always } = kept;
  const some: Readonly<Record<string, number>> = {
    orderKept: orderDays,
    bookingKept: bookingDays,
    messageKept: messageDays,
  };
  const days = some[mark];
  if (days !== undefined) return days === 0 ? NEVER[language] : AFTER[language](days);
  const whole = Object.entries(always).find(([name]) => name === mark);
  return whole && String(whole[1]);
}
