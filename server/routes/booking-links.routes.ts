import { type Context, Hono } from 'hono';
import { DomainError } from '#domain/error-codes';
import { readerOf } from '../http/guest-reader';
import { countMisses, type MissDeps } from '../http/rate-limit';
import { ownOrigin, pageLanguage } from '../http/request-facts';
import { requireOrigin } from '../http/require-origin';
import { entityId } from '../http/validate';
import { bookingCalendar } from '../pages/booking-calendar';
import { drawBookingPage, drawNoBookingPage } from '../pages/booking-page';
import type { PageFacts } from '../pages/page-facts';
import {
  type CancelLinkedBookingDeps,
  cancelLinkedBooking,
  openBooking,
} from '../usecases/bookings/guest-bookings';
import { readVenue, type VenueDeps } from '../usecases/venue/read-venue';

type BookingLinksDeps = CancelLinkedBookingDeps &
  VenueDeps &
  Parameters<typeof readerOf>[1] &
  MissDeps;

const KINDS = ['table', 'brunch'] as const;
const CALENDARS = { table: '/api/reservations', brunch: '/api/brunch-reservations' } as const;

export function bookingLinksRoutes(deps: BookingLinksDeps): Hono {
  const app = new Hono();
  app.use('/booking/*', requireOrigin(deps.reach));
  for (const kind of KINDS) {
    app.get(`/booking/${kind}/:id`, (c) =>
      orNotFound(c, deps, async (facts) => {
        const key = keyOf(c);
        const opened = await openBooking(deps, { kind, id: entityId(c), key, reader: null });
        const { links, mayCancel, read } = opened;
        const { calendarUrl } = links;
        const booking = { ...read, kind };
        const mayPay = facts.venue.cardDeposits === true && opened.isDepositDue;
        const parts = { booking, mayCancel, mayPay, key: key ?? '', calendarUrl };
        return c.html(drawBookingPage(facts, parts));
      }),
    );
    app.post(`/booking/${kind}/:id/cancel`, (c) =>
      orNotFound(c, deps, async ({ language }) => {
        const id = entityId(c);
        const key = keyOf(c);
        await cancelLinkedBooking(deps, { kind, id, key }).catch(refuseSilently);
        return c.redirect(`/booking/${kind}/${id}?key=${key}&lang=${language}`, 303);
      }),
    );
    app.get(`${CALENDARS[kind]}/:id/calendar.ics`, (c) =>
      countMisses(c, deps, async () => {
        const reader = await readerOf(c, deps, 'reservations.read');
        const input = { kind, id: entityId(c), key: keyOf(c), reader };
        const { read, v, links } = await openBooking(deps, input);
        const parts = { booking: { ...read, kind }, v, manageUrl: links.manageUrl };
        const text = await bookingCalendar(await factsOf(c, deps), parts);
        c.header('Content-Type', 'text/calendar; charset=utf-8');
        c.header('Content-Disposition', `inline; filename="bar-bliss-${kind}.ics"`);
        c.header('X-Robots-Tag', 'noindex');
        return c.body(text);
      }),
    );
  }
  return app;
}

/** Every invalid link returns the same page; the server refuses repeated attempts. */
async function orNotFound(
  c: Context,
  deps: BookingLinksDeps,
  respond: (facts: PageFacts) => Promise<Response>,
): Promise<Response> {
  c.header('Cache-Control', 'no-store');
  c.header('X-Robots-Tag', 'noindex, nofollow');
  const facts = await factsOf(c, deps);
  return countMisses(c, deps, () => respond(facts)).catch((error) => {
    if (!(error instanceof DomainError) || error.code !== 'not_found') throw error;
    return c.html(drawNoBookingPage(facts, c.req.path), 404);
  });
}

function refuseSilently(error: unknown): void {
  if (!(error instanceof DomainError) || error.code !== 'booking.not_cancellable') throw error;
}

function keyOf(c: Context): string | null {
  const key = c.req.query('key') ?? '';
  return /^[\w-]{43}$/.test(key) ? key : null;
}

async function factsOf(c: Context, deps: BookingLinksDeps): Promise<PageFacts> {
  const { shown, told } = await readVenue(deps);
  const origin = ownOrigin(c, deps.reach);
  return { language: pageLanguage(c), origin, venue: shown, told, now: deps.now() };
}
