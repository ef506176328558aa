import type { Language } from '../../src/i18n/language';

export type BookingMailTexts = {
  subject: (status: string) => string;
  hello: string;
  have: (what: string) => string;
  deposit: string;
  open: string;
  noLink: string;
  bye: string;
};

const EN: BookingMailTexts = {
  subject: (status) => `Bar Bliss: ${status}`,
  hello: 'Hello,',
  have: (what) => `This is about your booking at Bar Bliss: ${what}.`,
  deposit: '500 TL deposit. We contact you within 24 hours; your table is held for 3 days.',
  open: 'See the booking or cancel it',
  noLink: 'To change or cancel it, please call us with your booking code.',
  bye: 'Bar Bliss, Fethiye',
};

const TR: BookingMailTexts = {
  subject: (status) => `Bar Bliss: ${status}`,
  hello: 'Merhaba,',
  have: (what) => `Bar Bliss rezervasyonunuz hakkında: ${what}.`,
  deposit: '500 TL kapora. 24 saat içinde sizi ararız; masanız 3 gün tutulur.',
  open: 'Rezervasyonu gör veya iptal et',
  noLink: 'Değiştirmek ya da iptal etmek için lütfen rezervasyon kodunuzla bizi arayın.',
  bye: 'Bar Bliss, Fethiye',
};

/** What a booking's mail says beside the words of its page. */
export const BOOKING_MAIL_WORDS: Record<Language, BookingMailTexts> = { en: EN, tr: TR };
