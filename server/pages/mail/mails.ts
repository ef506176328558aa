import { keepsTable } from '#domain/bookings/booking';
import type { DepositState } from '#domain/bookings/brunch-changes';
import type { PartRow } from '#domain/financials/transaction';
import { partsCsv } from '#domain/financials/transaction';
import { REPLY_TEXTS } from '#domain/messages/reply-texts';
import type { VenueFacts } from '#domain/settings/venue-facts';
import type { DayReport } from '#domain/till/day-close';
import { closedByText, dayParts, dayTitle, noFiscalValue } from '../../../src/i18n/day-slip';
import { formatDateTime, formatDay } from '../../../src/i18n/day-text';
import type { Language } from '../../../src/i18n/language';
import { formatMoney } from '../../../src/i18n/language';
import type { BookingCalendarParts } from '../booking-page';
import { bookingCalendar } from '../booking-page';
import type { InBoth, PageFacts } from '../page';
import { fillIn } from '../page';
import {
  BOOKING_WORDS,
  bookingFacts,
  depositText,
  isOnlyWaiting,
  offerText,
  statusWords,
} from '../shown-booking';
import WORDS from './booking-mail-words.json' with { type: 'json' };
import codeMailWordsJsonWORDS from './code-mail-words.json' with { type: 'json' };
import testMailWordsJsonWORDS from './test-mail-words.json' with { type: 'json' };

/** A paragraph of a mail; line breaks of the text stay. */
export function paragraph(text: string): string {
  return `<p>${lines(text)}</p>`;
}

export function lines(text: string): string {
  return escaped(text).replace(/\n/g, '<br>');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For the content of an element or a quoted attribute. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);
}

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

type CodeMail = { subject: string; text: string; html: string };

/** @param code null: no member has this address */
export function codeMail(code: string | null, language: Language): CodeMail {
  const words = codeMailWordsJsonWORDS[language][code === null ? 'unknown' : 'known'];
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

/** Writes the Z of a day: its figures in the text, and the same lines as a file for a spreadsheet. */
export function dayMail(report: DayReport, language: Language) {
  const { z, day } = report;
  const parts = dayParts(report, language);
  const title = dayTitle(z, language);
  const head = [
    `Bar Bliss · ${title} · ${formatDay(day, language)}`,
    z ? closedByText(z, language) : '',
    noFiscalValue(language),
  ];
  return {
    subject: `${title}, ${formatDay(day, language)}`,
    text: `${[
      head.join('\n'),
      ...parts.map(({ part, rows }) =>
        [part.toLocaleUpperCase(language), ...rows.map(lineOf)].join('\n'),
      ),
    ].join('\n\n')}\n`,
    html: [
      ...head.map(paragraph),
      ...parts.map(
        ({ part, rows }) =>
          `<h2>${escaped(part)}</h2>\n<table>${rows.map(cellsOf).join('\n')}</table>`,
      ),
    ].join('\n'),
    attachment: {
      filename: `z-${z?.no ?? 0}-${day}.csv`,
      content: partsCsv(parts, language),
      contentType: 'text/csv; charset=utf-8',
    },
  };
}

function lineOf({ label, hint, count, amount }: PartRow): string {
  const name = count === null ? label : `${label} (${count})`;
  const line = amount === null ? name : `${name}: ${amountText(amount)}`;
  return hint ? `${line}\n  ${hint}` : line;
}

function cellsOf({ label, hint, count, amount }: PartRow): string {
  const name = hint ? `${escaped(label)}<br><small>${escaped(hint)}</small>` : escaped(label);
  return `<tr><td>${name}</td><td align="right">${count ?? ''}</td><td align="right">${amountText(amount)}</td></tr>`;
}

function amountText(amount: string | null): string {
  return amount === null ? '' : formatMoney(Math.round(Number(amount) * 100), 'tr');
}

/** @param sender the name and address that the mail names as its sender */
export function testMail(language: Language, sender: string) {
  const { subject, lines: words } = testMailWordsJsonWORDS[language];
  const lines = words.map((line) => fillIn(line, { sender }));
  return { subject, text: `${lines.join('\n\n')}\n`, html: lines.map(paragraph).join('\n') };
}

type RepliedMessage = { language: 'en' | 'tr'; name: string; subject: string; message: string };

/** Writes a reply in the guest's language above the guest's own message. Answers go to the venue's address. */
export function replyMail(
  { email, phone }: Pick<VenueFacts, 'email' | 'phone'>,
  { language, name, subject, message }: RepliedMessage,
  text: string,
): { subject: string; text: string; html: string; replyTo?: string } {
  const words = REPLY_TEXTS[language];
  const bye = phone === '' ? words.bye : `${words.bye}\n${phone}`;
  const parts = [words.hello(name), text, bye];
  const quote = message.split('\n').map((line) => `> ${line}`);
  return {
    subject: words.subject(subject),
    text: `${[...parts, [words.wrote, ...quote].join('\n')].join('\n\n')}\n`,
    html: [
      ...parts.map(paragraph),
      `<p>${words.wrote}</p>`,
      `<blockquote>${lines(message)}</blockquote>`,
    ].join('\n'),
    ...(email !== '' && { replyTo: email }),
  };
}
