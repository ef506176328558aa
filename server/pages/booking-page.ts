import { html } from 'hono/html';
import type { EventStatus } from 'ics';
import { bookingCode, STAY_MS } from '#domain/bookings/booking';
import { LATE_MINUTES } from '#domain/bookings/booking-changes';
import { VENUE_TIME_ZONE, venueTime } from '#domain/venue';
import type { Language } from '../../src/i18n/language';
import type { Html, PageFacts } from './page';
import { drawPage, fillIn } from './page';
import type { ShownBooking } from './shown-booking';
import {
  BOOKING_WORDS,
  bookingFacts,
  dayText,
  depositText,
  isOnlyWaiting,
  offerText,
  partyText,
  statusWords,
  timeText,
} from './shown-booking';

/** What the guest may choose on the page behind the booking's link. */
type BookingOffer = {
  times: readonly string[];
  /** A brunch keeps its party: none. */
  parties: readonly number[];
  first: string;
  last: string;
};

type BookingFormsParts = {
  booking: ShownBooking;
  key: string;
  offer: BookingOffer;
  refusal: Refusal | null;
};

/** Why the server refused a form. */
type Refusal = { code: string; text: string; details: Readonly<Record<string, unknown>> };

/** Draws the form of another day, time or party. */
function drawChange(parts: BookingFormsParts, language: Language): Html {
  const { booking, offer } = parts;
  const words = BOOKING_WORDS[language];
  const { serviceDay, reservationTime, partySize } = booking;
  const { times, parties, first, last } = offer;
  return html`<details><summary>${words.change}</summary>
<p>${words.changeAsk}</p>
<form method="post" action="${actionOf(parts, 'change', language)}">${drawFrom(booking)}
<label>${words.facts.date}<input type="date" name="serviceDay" value="${serviceDay}" min="${first}" max="${last}" required></label>
<label>${words.facts.time}<select name="reservationTime">${times.map((time) => drawOption(time, timeText(time, language), time === reservationTime))}</select></label>
${
  parties.length > 0
    ? html`<label>${words.facts.party}<select name="partySize">${parties.map((size) => drawOption(String(size), partyText(size, language), size === partySize))}</select></label>`
    : ''
}
<button>${words.changeYes}</button></form>
</details>`;
}

/** Asks on the day before whether the party comes, or whether it takes an offered place. A link in a mail must not confirm: mail scanners open links. */
function drawConfirm(parts: BookingFormsParts, language: Language): Html {
  const words = BOOKING_WORDS[language];
  const offer = offerText(parts.booking, language);
  return html`<form method="post" class="ask" action="${actionOf(parts, 'confirm', language)}">
<p>${offer ?? words.confirmAsk}</p><button>${offer ? words.offerYes : words.confirmYes}</button></form>`;
}

/** Draws how late the party may say that it comes. */
function drawLate(parts: BookingFormsParts, language: Language): Html {
  const words = BOOKING_WORDS[language];
  const { lateMinutes } = parts.booking;
  return html`<details><summary>${words.late}</summary>
<p>${words.lateAsk}</p>
<form method="post" class="row" action="${actionOf(parts, 'late', language)}">
${LATE_MINUTES.filter((minutes) => minutes !== lateMinutes).map(
  (minutes) =>
    html`<button name="minutes" value="${minutes}">${fillIn(words.minutes, { minutes })}</button>`,
)}
${lateMinutes ? html`<button name="minutes" value="">${words.onTime}</button>` : ''}</form>
</details>`;
}

/** Draws why the form was refused, and what else is free, each with one button. */
function drawRefusal(parts: BookingFormsParts, language: Language): Html | '' {
  const { refusal, booking } = parts;
  if (!refusal) return '';
  const words = BOOKING_WORDS[language];
  const { alternatives, isByGuest } = refusal.details;
  const text =
    refusal.code === 'conflict'
      ? words.changedFirst[isByGuest === true ? 'guest' : 'venue']
      : refusal.text;
  const ways = Array.isArray(alternatives) ? alternatives : [];
  return html`<div role="alert" class="refusal"><p><strong>${text}</strong></p>
<p>${ways.length > 0 ? words.freeThen : isOnlyWaiting(booking) ? stillWaits(booking, words.stillWaits) : words.stands}</p>
${ways.map(
  ({ serviceDay, reservationTime }: { serviceDay: string; reservationTime: string }) =>
    html`<form method="post" action="${actionOf(parts, 'change', language)}">${drawFrom(booking)}
<input type="hidden" name="serviceDay" value="${serviceDay}">
<input type="hidden" name="reservationTime" value="${reservationTime}">
<input type="hidden" name="partySize" value="${partyAsked(refusal) ?? booking.partySize}">
<button>${dayText({ serviceDay }, language)} · ${reservationTime}</button></form>`,
)}</div>`;
}

function stillWaits({ status }: ShownBooking, words: string): string {
  return status === 'waiting' ? words : '';
}

function partyAsked({ details: { partySize } }: Refusal): number | null {
  return typeof partySize === 'number' ? partySize : null;
}

function drawFrom({ serviceDay, reservationTime, partySize }: ShownBooking): Html {
  return html`<input type="hidden" name="from" value="${serviceDay} ${reservationTime} ${partySize}">`;
}

function drawOption(value: string, words: string, isChosen: boolean): Html {
  return html`<option value="${value}"${isChosen ? html` selected` : ''}>${words}</option>`;
}

function actionOf({ booking, key }: BookingFormsParts, verb: string, language: Language): string {
  return `/booking/${booking.kind}/${booking.id}/${verb}?key=${key}&lang=${language}`;
}

/** Reads the form of `drawChange`; a form without a party keeps the one that the guest saw. */
export function typedChange(form: URLSearchParams): unknown {
  const [serviceDay, reservationTime, party] = (form.get('from') ?? '').split(' ');
  const from = { serviceDay, reservationTime, partySize: Number(party) };
  return {
    serviceDay: form.get('serviceDay'),
    reservationTime: form.get('reservationTime'),
    partySize: Number(form.get('partySize') ?? party),
    from,
  };
}

export function typedLate(form: URLSearchParams): unknown {
  const minutes = form.get('minutes');
  return { minutes: minutes ? Number(minutes) : null };
}

const STATUS: Record<string, EventStatus> = {
  waiting: 'TENTATIVE',
  offered: 'TENTATIVE',
  pending: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  seated: 'CONFIRMED',
  completed: 'CONFIRMED',
};

// The venue's zone has kept one UTC offset since 2016.
const ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${VENUE_TIME_ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:20160907T000000',
  'TZOFFSETFROM:+0300',
  'TZOFFSETTO:+0300',
  'TZNAME:+03',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

export type BookingCalendarParts = { booking: ShownBooking; v: number; manageUrl: string };

/** Returns a booking as an iCalendar entry; a cancelled booking removes the entry. */
export async function bookingCalendar(
  facts: PageFacts,
  parts: BookingCalendarParts,
): Promise<string> {
  // Loading the package takes a twentieth of a server's start.
  const { createEvent } = await import('ics');
  const { booking, v, manageUrl } = parts;
  const { language, origin, venue, told } = facts;
  const words = BOOKING_WORDS[language];
  const status = STATUS[booking.status] ?? 'CANCELLED';
  const startsAt = Date.parse(booking.reservationDate);
  const link = `${origin}${manageUrl}&lang=${language}`;
  const lines = bookingFacts(booking, language).map(([name, fact]) => `${name}: ${fact}`);
  const { error, value } = createEvent({
    productId: 'bar-bliss',
    method: status === 'CANCELLED' ? 'CANCEL' : 'PUBLISH',
    uid: `${booking.id}@bar-bliss`,
    sequence: v,
    status,
    title: fillIn(words.entry, { what: words[booking.kind] }),
    description: [statusWords(booking, language), ...lines, link].join('\n'),
    location: ['Bar Bliss', venue.address].filter(Boolean).join(', '),
    ...(told.location
      ? { geo: { lat: told.location.latitude, lon: told.location.longitude } }
      : {}),
    url: link,
    start: startsAt,
    end: startsAt + STAY_MS,
    lastModified: Date.parse(booking.statusAt),
    busyStatus: status === 'CANCELLED' ? 'FREE' : 'BUSY',
  });
  if (error || value === null) throw error ?? new Error(`No entry for ${bookingCode(booking.id)}`);
  return inVenueZone(value, startsAt);
}

/** The package writes UTC; the entry shows venue time. */
function inVenueZone(text: string, startsAt: number): string {
  const inZone = (at: number) => `;TZID=${VENUE_TIME_ZONE}:${wallTime(at)}`;
  // The zone has a DTSTART of its own, so it comes in last.
  return text
    .replace(/^DTSTART:.*$/m, `DTSTART${inZone(startsAt)}`)
    .replace(/^DTEND:.*$/m, `DTEND${inZone(startsAt + STAY_MS)}`)
    .replace('BEGIN:VEVENT', `${ZONE}\r\nBEGIN:VEVENT`);
}

function wallTime(at: number): string {
  const { date, hour, minute } = venueTime(at);
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${date.replaceAll('-', '')}T${twoDigits(hour)}${twoDigits(minute)}00`;
}

type BookingPageParts = BookingFormsParts & {
  /** The guest may cancel and change the booking. */
  mayCancel: boolean;
  mayBeLate: boolean;
  mayConfirm: boolean;
  /** True if the guest can pay the deposit by card. */
  mayPay: boolean;
  links: { calendarUrl: string };
};

/** Draws a booking's page behind its link; the page needs no script. */
export function drawBookingPage(facts: PageFacts, parts: BookingPageParts): Html {
  const { language, venue } = facts;
  const { booking, mayCancel, links } = parts;
  const words = BOOKING_WORDS[language];
  const isOver = ['cancelled', 'expired', 'no_show', 'completed', 'lapsed'].includes(
    booking.status,
  );
  const isBooked = !isOver && !isOnlyWaiting(booking);
  return drawPage(facts, {
    ...frameOf(booking, parts.key),
    title: words.page,
    description: words.about,
    main: html`<p class="eyebrow">${words[booking.kind]}</p>
<h1>${statusWords(booking, language)}</h1>
${drawRefusal(parts, language)}
${parts.mayConfirm ? drawConfirm(parts, language) : ''}
${booking.guestConfirmedAt && !isOver ? html`<p>${words.comes}</p>` : ''}
${booking.lateMinutes && !isOver ? html`<p>${fillIn(words.comesLate, { minutes: booking.lateMinutes })}</p>` : ''}
<dl>${bookingFacts(booking, language).map(
      ([name, fact]) => html`<div><dt>${name}</dt><dd>${fact}</dd></div>`,
    )}</dl>
${booking.status === 'waiting' ? html`<p>${words.waits}</p>` : ''}
${!isBooked ? '' : html`<p><a class="button" href="${links.calendarUrl}&lang=${language}">${words.calendar}</a></p>`}
${parts.mayPay && !isOver ? drawPay(parts, fillIn(words.pay, { amount: depositText(booking, language) })) : ''}
${parts.mayBeLate ? drawLate(parts, language) : ''}
${mayCancel ? html`${isBooked ? drawChange(parts, language) : ''}${drawCancel(parts, language)}` : html`${isOver ? '' : html`<p>${words.notHere}</p>`}`}
${venue.phone ? html`<p><a href="tel:${venue.phone}">${words.call}</a></p>` : ''}`,
  });
}

/** The page shows one text for every reason, so that guessing reveals nothing. */
export function drawNoBookingPage(facts: PageFacts, path: string): Html {
  const words = BOOKING_WORDS[facts.language];
  return drawPage(facts, {
    path,
    kind: 'booking',
    isPrivate: true,
    title: words.notFound,
    description: words.about,
    main: html`<h1>${words.notFound}</h1>
<p>${words.notFoundWhy}</p>
<p><a href="/">${words.site}</a></p>`,
  });
}

function drawPay({ booking, key }: BookingPageParts, words: string): Html {
  return html`<form method="post" action="/pay"><input type="hidden" name="reservationId" value="${booking.id}">
<input type="hidden" name="key" value="${key}"><button>${words}</button></form>`;
}

function drawCancel({ booking, key }: BookingPageParts, language: PageFacts['language']): Html {
  const words = BOOKING_WORDS[language];
  const action = `/booking/${booking.kind}/${booking.id}/cancel?key=${key}&lang=${language}`;
  const [what, ask, yes] = isOnlyWaiting(booking)
    ? [words.leave, words.leaveAsk, words.leaveYes]
    : [words.cancel, words.cancelAsk, words.cancelYes];
  return html`<details><summary>${what}</summary>
<p>${ask}</p>
<form method="post" action="${action}"><button>${yes}</button></form>
</details>`;
}

function frameOf({ kind, id }: ShownBooking, key: string) {
  const path = `/booking/${kind}/${id}`;
  return { path, query: `key=${key}&`, kind: 'booking', isPrivate: true } as const;
}
