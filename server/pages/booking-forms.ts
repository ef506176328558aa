import { html } from 'hono/html';
import { LATE_MINUTES } from '#domain/bookings/guest-changes';
import type { Language } from '../../src/i18n/language';
import type { Html } from './page';
import { fillIn } from './page-facts';
import {
  BOOKING_WORDS,
  dayText,
  isOnlyWaiting,
  offerText,
  partyText,
  type ShownBooking,
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

export type BookingFormsParts = {
  booking: ShownBooking;
  key: string;
  offer: BookingOffer;
  refusal: Refusal | null;
};

/** Why the server refused a form. */
type Refusal = { code: string; text: string; details: Readonly<Record<string, unknown>> };

/** Draws the form of another day, time or party. */
export function drawChange(parts: BookingFormsParts, language: Language): Html {
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
export function drawConfirm(parts: BookingFormsParts, language: Language): Html {
  const words = BOOKING_WORDS[language];
  const offer = offerText(parts.booking, language);
  return html`<form method="post" class="ask" action="${actionOf(parts, 'confirm', language)}">
<p>${offer ?? words.confirmAsk}</p><button>${offer ? words.offerYes : words.confirmYes}</button></form>`;
}

/** Draws how late the party may say that it comes. */
export function drawLate(parts: BookingFormsParts, language: Language): Html {
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
export function drawRefusal(parts: BookingFormsParts, language: Language): Html | '' {
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
