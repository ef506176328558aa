import type { Language } from '../../../src/i18n/language';

export type BookingMailTexts = {
  subject: (status: string) => string;
  hello: string;
  have: (what: string) => string;
  /** `by` names the time when the deposit must be paid. */
  deposit: (amount: string, by: string) => string;
  depositByCard: string;
  depositPaid: (amount: string) => string;
  depositBack: (amount: string) => string;
  open: string;
  see: string;
  askUs: string;
  noLink: string;
  bye: string;
};

const EN: BookingMailTexts = {
  subject: (status) => `Bar Bliss: ${status}`,
  hello: 'Hello,',
  have: (what) => `This is about your booking at Bar Bliss: ${what}.`,
  deposit: (amount, by) =>
    `${amount} deposit, to be paid by ${by}. We contact you within 24 hours and hold your table until then.`,
  depositByCard: 'Or pay it by card right away: open your booking with the link above.',
  depositPaid: (amount) => `We have received your deposit of ${amount}. Thank you.`,
  depositBack: (amount) => `We will contact you about your deposit of ${amount}.`,
  open: 'See the booking or cancel it',
  see: 'See the booking',
  askUs: 'If you have a question about it, please call us with your booking code.',
  noLink: 'To change or cancel it, please call us with your booking code.',
  bye: 'Bar Bliss, Fethiye',
};

const TR: BookingMailTexts = {
  subject: (status) => `Bar Bliss: ${status}`,
  hello: 'Merhaba,',
  have: (what) => `Bar Bliss rezervasyonunuz hakkında: ${what}.`,
  deposit: (amount, by) =>
    `${amount} kapora. Son ödeme: ${by}. 24 saat içinde sizi ararız; masanızı o zamana kadar tutarız.`,
  depositByCard: 'Ya da hemen kartla ödeyin: yukarıdaki bağlantıdan rezervasyonunuzu açın.',
  depositPaid: (amount) => `${amount} kaporanızı aldık. Teşekkür ederiz.`,
  depositBack: (amount) => `${amount} kaporanız için sizi arayacağız.`,
  open: 'Rezervasyonu gör veya iptal et',
  see: 'Rezervasyonu gör',
  askUs: 'Sorunuz varsa lütfen rezervasyon kodunuzla bizi arayın.',
  noLink: 'Değiştirmek ya da iptal etmek için lütfen rezervasyon kodunuzla bizi arayın.',
  bye: 'Bar Bliss, Fethiye',
};

export const BOOKING_MAIL_WORDS: Record<Language, BookingMailTexts> = { en: EN, tr: TR };
