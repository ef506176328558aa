import { html } from 'hono/html';
import { BOOKING_WORDS } from './booking-words';
import { drawPage, type Html } from './page';
import type { PageFacts } from './page-facts';
import { bookingFacts, depositText, type ShownBooking, statusWords } from './shown-booking';

export type BookingPageParts = {
  booking: ShownBooking;
  mayCancel: boolean;
  /** True if the guest can pay the deposit by card. */
  mayPay: boolean;
  /** The links on the page carry the key of the booking's link. */
  key: string;
  calendarUrl: string;
};

/** Draws a booking's page behind its link; the page needs no script. */
export function drawBookingPage(facts: PageFacts, parts: BookingPageParts): Html {
  const { language, venue } = facts;
  const { booking, mayCancel, calendarUrl } = parts;
  const words = BOOKING_WORDS[language];
  const isOver = ['cancelled', 'expired', 'no_show', 'completed'].includes(booking.status);
  return drawPage(facts, {
    ...frameOf(booking, parts.key),
    title: words.page,
    description: words.about,
    main: html`<p class="eyebrow">${words[booking.kind]}</p>
<h1>${statusWords(booking, language)}</h1>
<dl>${bookingFacts(booking, language).map(
      ([name, fact]) => html`<div><dt>${name}</dt><dd>${fact}</dd></div>`,
    )}</dl>
${isOver ? '' : html`<p><a class="button" href="${calendarUrl}&lang=${language}">${words.calendar}</a></p>`}
${parts.mayPay && !isOver ? drawPay(parts, words.pay(depositText(booking, language))) : ''}
${mayCancel ? drawCancel(parts, language) : html`${isOver ? '' : html`<p>${words.notHere}</p>`}`}
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
  return html`<details><summary>${words.cancel}</summary>
<p>${words.cancelAsk}</p>
<form method="post" action="${action}"><button>${words.cancelYes}</button></form>
</details>`;
}

function frameOf({ kind, id }: ShownBooking, key: string) {
  const path = `/booking/${kind}/${id}`;
  return { path, query: `key=${key}&`, kind: 'booking', isPrivate: true } as const;
}
