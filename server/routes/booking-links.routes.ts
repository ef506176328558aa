import type { Context } from 'hono';
import { announceLateTableMutation, changeTableTimeMutation } from '#domain/bookings/guest-changes';
import { DomainError } from '#domain/error-codes';
import { GUEST_OPERATIONS } from '#domain/registry/guest-operations';
import type { Deps } from '../deps';
import { messageOf } from '../http/error-messages';
import { statusOf } from '../http/error-response';
import { plainRoute, readerOf } from '../http/guest-route';
import { countMisses, SHARED_LIMITS, takeShared } from '../http/rate-limit';
import { clientAddress } from '../http/request-facts';
import { requireOrigin } from '../http/require-origin';
import type { App } from '../http/require-staff';
import { entityId, formBody, parse } from '../http/validate';
import { typedChange, typedLate } from '../pages/booking-forms';
import { bookingCalendar, drawBookingPage, drawNoBookingPage } from '../pages/booking-page';
import type { PageFacts } from '../pages/page-facts';
import {
  cancelLinkedBooking,
  confirmLinkedBooking,
  openBooking,
} from '../usecases/bookings/guest-bookings';
import { changeLinkedBooking, type LinkedWish } from '../usecases/bookings/guest-changes';
import { pageFacts } from './page-facts';

const CALENDARS = {
  table: GUEST_OPERATIONS.bookingCalendar,
  brunch: GUEST_OPERATIONS.brunchCalendar,
};

type Kind = keyof typeof CALENDARS;

/** Serves the pages behind the links in a booking's mails. */
export function bookingLinksRoutes(app: App, deps: Deps): void {
  app.use('/booking/*', requireOrigin(deps.reach));
  for (const kind of ['table', 'brunch'] as const) {
    app.get(`/booking/${kind}/:id`, (c) =>
      orNotFound(c, deps, (facts) => bookingPage(c, deps, { kind, facts, refusal: null })),
    );
    app.post(`/booking/${kind}/:id/cancel`, (c) =>
      orNotFound(c, deps, async (facts) => {
        await cancelLinkedBooking(deps, { kind, id: entityId(c), key: keyOf(c) }).catch(
          refuseSilently,
        );
        return backToPage(c, kind, facts);
      }),
    );
    app.post(`/booking/${kind}/:id/confirm`, (c) =>
      orNotFound(c, deps, async (facts) => {
        const link = { kind, id: entityId(c), key: keyOf(c) };
        const refusal = await confirmLinkedBooking(deps, link).then(() => null, refusalToShow);
        return refusal
          ? bookingPage(c, deps, { kind, facts, refusal })
          : backToPage(c, kind, facts);
      }),
    );
    app.post(`/booking/${kind}/:id/change`, (c) =>
      changeByForm(c, deps, kind, (form) => ({
        change: 'time',
        input: parse(changeTableTimeMutation.schema, typedChange(form)),
      })),
    );
    app.post(`/booking/${kind}/:id/late`, (c) =>
      changeByForm(c, deps, kind, (form) => ({
        change: 'late',
        input: parse(announceLateTableMutation.schema, typedLate(form)),
      })),
    );
    plainRoute(app, CALENDARS[kind], (c) =>
      countMisses(c, deps, async () => {
        const reader = await readerOf(c, deps, 'reservations.read');
        const input = { kind, id: entityId(c), key: keyOf(c), reader };
        const { read, v, links } = await openBooking(deps, input);
        const parts = { booking: { ...read, kind }, v, manageUrl: links.manageUrl };
        const text = await bookingCalendar(await pageFacts(c, deps), parts);
        c.header('Content-Type', 'text/calendar; charset=utf-8');
        c.header('Content-Disposition', `inline; filename="bar-bliss-${kind}.ics"`);
        c.header('X-Robots-Tag', 'noindex');
        return c.body(text);
      }),
    );
  }
}

/** A refused form comes back with the reason and, for a full slot, with what else is free. */
function changeByForm(
  c: Context,
  deps: Deps,
  kind: Kind,
  read: (form: URLSearchParams) => LinkedWish,
): Promise<Response> {
  return orNotFound(c, deps, async (facts) => {
    await takeShared(
      deps.limiter,
      SHARED_LIMITS.orderByIp,
      clientAddress(c, deps.reach),
      deps.newId(),
    );
    const form = await formBody(c);
    try {
      const wish = read(form);
      await changeLinkedBooking(deps, { kind, id: entityId(c), key: keyOf(c), wish });
      return backToPage(c, kind, facts);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code === 'not_found') throw error;
      return bookingPage(c, deps, { kind, facts, refusal: error });
    }
  });
}

type Shown = { kind: Kind; facts: PageFacts; refusal: DomainError | null };

async function bookingPage(c: Context, deps: Deps, { kind, facts, refusal }: Shown) {
  const key = keyOf(c);
  const opened = await openBooking(deps, { kind, id: entityId(c), key, reader: null });
  const booking = { ...opened.read, kind };
  const mayPay = facts.venue.cardDeposits === true && opened.isDepositDue;
  const told = refusal && {
    ...{ code: refusal.code, details: refusal.details },
    text: messageOf(refusal.code, facts.language),
  };
  const parts = { ...opened, booking, mayPay, key: key ?? '', refusal: told };
  return c.html(drawBookingPage(facts, parts), refusal ? asStatus(refusal) : 200);
}

function asStatus({ code }: DomainError): 400 | 409 | 422 {
  const status = statusOf(code);
  return status === 409 || status === 422 ? status : 400;
}

function backToPage(c: Context, kind: Kind, { language }: PageFacts): Response {
  return c.redirect(`/booking/${kind}/${entityId(c)}?key=${keyOf(c)}&lang=${language}`, 303);
}

/** Every invalid link returns the same page; the server refuses repeated attempts. */
async function orNotFound(
  c: Context,
  deps: Deps,
  respond: (facts: PageFacts) => Promise<Response>,
): Promise<Response> {
  c.header('Cache-Control', 'no-store');
  c.header('X-Robots-Tag', 'noindex, nofollow');
  const facts = await pageFacts(c, deps);
  return countMisses(c, deps, () => respond(facts)).catch((error) => {
    if (!(error instanceof DomainError) || error.code !== 'not_found') throw error;
    return c.html(drawNoBookingPage(facts, c.req.path), 404);
  });
}

/** A lapsed offer needs its reason on the page. */
function refusalToShow(error: unknown): DomainError | null {
  if (error instanceof DomainError && error.code === 'waitlist.offer_lapsed') return error;
  refuseSilently(error);
  return null;
}

function refuseSilently(error: unknown): void {
  // The page that follows says how the booking stands.
  const codes = ['booking.not_cancellable', 'booking.not_changeable'];
  if (!(error instanceof DomainError) || !codes.includes(error.code)) throw error;
}

function keyOf(c: Context): string | null {
  const key = c.req.query('key') ?? '';
  return /^[\w-]{43}$/.test(key) ? key : null;
}
