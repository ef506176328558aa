import { keepsTable } from '#domain/bookings/booking';
import type { DepositState } from '#domain/brunch/brunch-changes';
import { formatDateTime } from '../../../src/i18n/day-text';
import type { Language } from '../../../src/i18n/language';
import { type BookingCalendarParts, bookingCalendar } from '../booking-page';
import { fillIn, type InBoth, type PageFacts } from '../page';
import {
  BOOKING_WORDS,
  bookingFacts,
  depositText,
  isOnlyWaiting,
  offerText,
  statusWords,
} from '../shown-booking';
import WORDS from './booking-mail-words.json' with { type: 'json' };
import { escaped, paragraph } from './mail-html';

export const BOOKING_MAIL_WORDS: InBoth<typeof WORDS.en> = WORDS;

type BookingMailParts = BookingCalendarParts & {
  /** The deposit is due, paid or not required. */
  deposit: DepositState;
  isChanged?: boolean;
  /** The mail of the day before. */
  isReminder?: boolean;
};

/** Without a configured public address a mail carries no links. */
type BookingMailFacts = Omit<PageFacts, 'origin'> & { origin: string | null };

/** Writes a booking's mail in the guest's language. The mail contains no guest input. */
export async function bookingMail(facts: BookingMailFacts, parts: BookingMailParts) {
  const { language, origin, venue } = facts;
  const { booking } = parts;
  const [words, mail] = [BOOKING_WORDS[language], BOOKING_MAIL_WORDS[language]];
  const isOn = keepsTable(booking.status);
  const rows = bookingFacts(booking, language);
  const link = origin === null ? null : `${origin}${parts.manageUrl}&lang=${language}`;
  const headline = parts.isReminder
    ? fillIn(mail.tomorrow, { time: booking.reservationTime })
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
    fillIn(mail.have, { what: words[booking.kind] }),
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
    subject: fillIn(mail.subject, { status: headline }),
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
  if (deposit === 'paid') return [fillIn(isOn ? mail.depositPaid : mail.depositBack, { amount })];
  const { depositDueAt: dueAt } = booking;
  if (deposit !== 'due' || !isOn || !dueAt) return [];
  const by = formatDateTime(Date.parse(dueAt), language);
  const words = fillIn(mail.deposit, { amount, by });
  return [isPayable ? `${words} ${mail.depositByCard}` : words];
}
