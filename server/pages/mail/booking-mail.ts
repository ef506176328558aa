import { keepsTable } from '#domain/bookings/booking';
import type { DepositState } from '#domain/brunch/brunch-changes';
import { formatDateTime } from '../../../src/i18n/format';
import type { Language } from '../../../src/i18n/language';
import { type BookingCalendarParts, bookingCalendar } from '../booking-calendar';
import { BOOKING_WORDS } from '../booking-words';
import type { PageFacts } from '../page-facts';
import { bookingFacts, depositText, statusWords } from '../shown-booking';
import { BOOKING_MAIL_WORDS } from './booking-mail-words';
import { escaped, paragraph } from './mail-html';

export type BookingMailParts = BookingCalendarParts & {
  /** The deposit is due, paid or not required. */
  deposit: DepositState;
};

/** Without a configured public address a mail carries no links. */
export type BookingMailFacts = Omit<PageFacts, 'origin'> & { origin: string | null };

export type BookingMail = {
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
  const before = [mail.hello, mail.have(words[booking.kind]), statusWords(booking, language)];
  const behind = [
    ...aboutDeposit(parts, language, link !== null && venue.cardDeposits === true),
    ...(link ? [] : [isOn ? mail.noLink : mail.askUs]),
    ...(venue.phone ? [`${words.call}: ${venue.phone}`] : []),
    mail.bye,
  ];
  const texts = [
    ...before,
    rows.map(([name, fact]) => `${name}: ${fact}`).join('\n'),
    ...(link ? [`${isOn ? mail.open : mail.see}:\n${link}`] : []),
    ...behind,
  ];
  const html = [
    ...before.map(paragraph),
    `<table>${rows.map(([name, fact]) => `<tr><td>${escaped(name)}</td><td><strong>${escaped(fact)}</strong></td></tr>`).join('')}</table>`,
    ...(link
      ? [`<p><a href="${escaped(link)}">${escaped(isOn ? mail.open : mail.see)}</a></p>`]
      : []),
    ...behind.map(paragraph),
  ];
  return {
    subject: mail.subject(statusWords(booking, language)),
    text: `${texts.join('\n\n')}\n`,
    html: html.join('\n'),
    calendar: origin === null ? null : await bookingCalendar({ ...facts, origin }, parts),
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
