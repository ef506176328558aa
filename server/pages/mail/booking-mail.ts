import { keepsTable } from '#domain/bookings/booking';
import type { DepositState } from '#domain/brunch/brunch-changes';
import { formatDateTime } from '../../../src/i18n/day-text';
import type { Language } from '../../../src/i18n/language';
import { type BookingCalendarParts, bookingCalendar } from '../booking-page';
import type { PageFacts } from '../page-facts';
import {
  BOOKING_WORDS,
  bookingFacts,
  depositText,
  isOnlyWaiting,
  offerText,
  statusWords,
} from '../shown-booking';
import { escaped, paragraph } from './mail-html';

type BookingMailTexts = {
  subject: (status: string) => string;
  hello: string;
  have: (what: string) => string;
  changed: string;
  tomorrow: (time: string) => string;
  confirm: string;
  /** `by` names the time when the deposit must be paid. */
  deposit: (amount: string, by: string) => string;
  depositByCard: string;
  depositPaid: (amount: string) => string;
  depositBack: (amount: string) => string;
  open: string;
  see: string;
  seeWait: string;
  takeOffer: string;
  askUs: string;
  noLink: string;
  bye: string;
};

const EN: BookingMailTexts = {
  subject: (status) => `Bar Bliss: ${status}`,
  hello: 'Hello,',
  have: (what) => `This is about your booking at Bar Bliss: ${what}.`,
  tomorrow: (time) => `See you tomorrow at ${time}?`,
  confirm: 'Confirm, change or cancel',
  changed: 'We have changed your booking. These are the new details:',
  deposit: (amount, by) =>
    `${amount} deposit, to be paid by ${by}. We contact you within 24 hours and hold your table until then.`,
  depositByCard: 'Or pay it by card right away: open your booking with the link above.',
  depositPaid: (amount) => `We have received your deposit of ${amount}. Thank you.`,
  depositBack: (amount) => `We will contact you about your deposit of ${amount}.`,
  open: 'See, change or cancel the booking',
  see: 'See the booking',
  seeWait: 'See your place, or leave the waitlist',
  takeOffer: 'Book the table, or leave the waitlist',
  askUs: 'If you have a question about it, please call us with your booking code.',
  noLink: 'To change or cancel it, please call us with your booking code.',
  bye: 'Bar Bliss, Fethiye',
};

const TR: BookingMailTexts = {
  subject: (status) => `Bar Bliss: ${status}`,
  hello: 'Merhaba,',
  have: (what) => `Bar Bliss rezervasyonunuz hakkında: ${what}.`,
  tomorrow: (time) => `Yarın saat ${time}: geliyor musunuz?`,
  confirm: 'Onayla, değiştir veya iptal et',
  changed: 'Rezervasyonunuzu değiştirdik. Yeni bilgiler:',
  deposit: (amount, by) =>
    `${amount} kapora. Son ödeme: ${by}. 24 saat içinde sizi ararız; masanızı o zamana kadar tutarız.`,
  depositByCard: 'Ya da hemen kartla ödeyin: yukarıdaki bağlantıdan rezervasyonunuzu açın.',
  depositPaid: (amount) => `${amount} kaporanızı aldık. Teşekkür ederiz.`,
  depositBack: (amount) => `${amount} kaporanız için sizi arayacağız.`,
  open: 'Rezervasyonu gör, değiştir veya iptal et',
  see: 'Rezervasyonu gör',
  seeWait: 'Yerinizi görün ya da listeden çıkın',
  takeOffer: 'Masayı ayırtın ya da listeden çıkın',
  askUs: 'Sorunuz varsa lütfen rezervasyon kodunuzla bizi arayın.',
  noLink: 'Değiştirmek ya da iptal etmek için lütfen rezervasyon kodunuzla bizi arayın.',
  bye: 'Bar Bliss, Fethiye',
};

export const BOOKING_MAIL_WORDS: Record<Language, BookingMailTexts> = { en: EN, tr: TR };

type BookingMailParts = BookingCalendarParts & {
  /** The deposit is due, paid or not required. */
  deposit: DepositState;
  isChanged?: boolean;
  /** The mail of the day before. */
  isReminder?: boolean;
};

/** Without a configured public address a mail carries no links. */
type BookingMailFacts = Omit<PageFacts, 'origin'> & { origin: string | null };

type BookingMail = {
  subject: string;
  text: string;
  html: string;
  calendar: string | null;
};

/** Writes a booking's mail in the guest's language. The mail contains no guest input. */
export async function bookingMail(
  facts: BookingMailFacts,
  parts: BookingMailParts,
): Promise<BookingMail> {
  const { language, origin, venue } = facts;
  const { booking } = parts;
  const [words, mail] = [BOOKING_WORDS[language], BOOKING_MAIL_WORDS[language]];
  const isOn = keepsTable(booking.status);
  const rows = bookingFacts(booking, language);
  const link = origin === null ? null : `${origin}${parts.manageUrl}&lang=${language}`;
  const headline = parts.isReminder
    ? mail.tomorrow(booking.reservationTime)
    : statusWords(booking, language);
  const offer = offerText(booking, language);
  const isWait = isOnlyWaiting(booking);
  const openWords = offer
    ? mail.takeOffer
    : parts.isReminder
      ? mail.confirm
      : isOn
        ? mail.open
        : isWait
          ? mail.seeWait
          : mail.see;
  const before = [
    mail.hello,
    mail.have(words[booking.kind]),
    headline,
    ...(parts.isChanged ? [mail.changed] : []),
    ...(offer ? [offer] : isWait ? [words.waits] : []),
  ];
  const behind = [
    ...aboutDeposit(parts, language, link !== null && venue.cardDeposits === true),
    ...(link ? [] : [isOn ? mail.noLink : mail.askUs]),
    ...(venue.phone ? [`${words.call}: ${venue.phone}`] : []),
    mail.bye,
  ];
  const texts = [
    ...before,
    rows.map(([name, fact]) => `${name}: ${fact}`).join('\n'),
    ...(link ? [`${openWords}:\n${link}`] : []),
    ...behind,
  ];
  const html = [
    ...before.map(paragraph),
    `<table>${rows.map(([name, fact]) => `<tr><td>${escaped(name)}</td><td><strong>${escaped(fact)}</strong></td></tr>`).join('')}</table>`,
    ...(link ? [`<p><a href="${escaped(link)}">${escaped(openWords)}</a></p>`] : []),
    ...behind.map(paragraph),
  ];
  return {
    subject: mail.subject(headline),
    text: `${texts.join('\n\n')}\n`,
    html: html.join('\n'),
    calendar: origin === null || isWait ? null : await bookingCalendar({ ...facts, origin }, parts),
  };
}

/** The venue owes back a cancelled booking's paid deposit and no longer asks for an unpaid deposit. */
function aboutDeposit(
  { booking, deposit }: BookingMailParts,
  language: Language,
  isPayable: boolean,
): string[] {
  const mail = BOOKING_MAIL_WORDS[language];
  const isOn = keepsTable(booking.status);
  const amount = depositText(booking, language);
  if (deposit === 'paid') return [isOn ? mail.depositPaid(amount) : mail.depositBack(amount)];
  const { depositDueAt: dueAt } = booking;
  if (deposit !== 'due' || !isOn || !dueAt) return [];
  const words = mail.deposit(amount, formatDateTime(Date.parse(dueAt), language));
  return [isPayable ? `${words} ${mail.depositByCard}` : words];
}
