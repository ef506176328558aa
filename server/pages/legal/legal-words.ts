import type { Retention } from '#domain/settings/retention';
import type { VenueFact } from '#domain/venue-facts';
import type { Language } from '../../../src/i18n/language';

export const FACT_NAMES: Record<VenueFact, Record<Language, string>> = {
  legalName: { en: 'Legal name', tr: 'Ticaret unvanı' },
  address: { en: 'Address', tr: 'Adres' },
  phone: { en: 'Telephone', tr: 'Telefon' },
  whatsapp: { en: 'WhatsApp', tr: 'WhatsApp' },
  email: { en: 'E-mail', tr: 'E-posta' },
  taxOffice: { en: 'Tax office', tr: 'Vergi dairesi' },
  taxNumber: { en: 'Tax number', tr: 'Vergi numarası' },
  mersis: { en: 'MERSIS number', tr: 'MERSİS numarası' },
  kep: { en: 'Registered e-mail (KEP)', tr: 'Kayıtlı elektronik posta (KEP)' },
  deliveryNoteEn: { en: 'Delivery', tr: 'Teslimat' },
  deliveryNoteTr: { en: 'Delivery', tr: 'Teslimat' },
};

type LegalWords = { version: (version: string) => string; demo: string; missing: string };

export const LEGAL_WORDS: Record<Language, LegalWords> = {
  en: {
    version: (version) => `Version ${version}`,
    demo: 'This is a demo: contact details are examples, and nothing ordered here is delivered.',
    missing: 'To be completed by the operator',
  },
  tr: {
    version: (version) => `Sürüm ${version}`,
    demo: 'Bu bir demodur: iletişim bilgileri örnektir, buradan verilen siparişler teslim edilmez.',
    missing: 'İşletmeci tarafından tamamlanacaktır',
  },
};

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
