import type { Context } from 'hono';
import { bookTableMutation } from '#domain/bookings/book-table';
import {
  cancelTableBookingMutation,
  changeTableBookingStatusMutation,
} from '#domain/bookings/booking-changes';
import * as bookings from '#domain/bookings/bookings.operations';
import { bookedBrunch, bookedTable, cancelledBooking } from '#domain/bookings/guest-booking';
import { bookBrunchMutation } from '#domain/brunch/book-brunch';
import {
  cancelBrunchMutation,
  changeBrunchStatusMutation,
  recordDepositMutation,
  serveFirstDrinkMutation,
} from '#domain/brunch/brunch-changes';
import { DomainError } from '#domain/error-codes';
import { GUEST_OPERATIONS } from '#domain/registry/guest-operations';
import type { Deps } from '../deps';
import { guestMutationRoute } from '../http/guest-mutation';
import { guestRoute, memberIdOf, plainRoute, readerOf } from '../http/guest-route';
import type { Guest } from '../http/principal';
import { countMisses } from '../http/rate-limit';
import { ageMs, languageFor } from '../http/request-facts';
import { requireOrigin } from '../http/require-origin';
import type { App } from '../http/require-staff';
import { staffApi } from '../http/staff-api';
import { entityId, parse } from '../http/validate';
import { bookingCalendar, drawBookingPage, drawNoBookingPage } from '../pages/booking-page';
import type { PageFacts } from '../pages/page-facts';
import { bookBrunch } from '../usecases/bookings/book-brunch';
import { bookTable } from '../usecases/bookings/book-table';
import { keepDeposit } from '../usecases/bookings/brunch-money';
import {
  cancelBrunch,
  cancelLinkedBooking,
  cancelTableBooking,
  openBooking,
  readBooking,
} from '../usecases/bookings/guest-bookings';
import {
  changeBrunchStatus,
  changeTableBookingStatus,
  listBookings,
  listBrunchesQuery,
  listTableBookingsQuery,
  recordDeposit,
  serveFirstDrink,
} from '../usecases/bookings/staff-bookings';
import { pageFacts } from './page-facts';

export function bookingsRoutes(app: App, deps: Deps): void {
  guestMutationRoute(app, deps, bookTableMutation, bookedTable, async (c, { claim, guest, body }) =>
    bookTable(deps, { claim, body, ...(await bookerOf(c, deps, guest)) }),
  );
  guestMutationRoute(
    app,
    deps,
    bookBrunchMutation,
    bookedBrunch,
    async (c, { claim, guest, body }) =>
      bookBrunch(deps, { claim, body, ...(await bookerOf(c, deps, guest)) }),
  );
  guestMutationRoute(
    app,
    deps,
    cancelTableBookingMutation,
    cancelledBooking,
    async (c, { claim, guest }) =>
      cancelTableBooking(deps, { claim, ...(await ownerOf(c, deps, guest)) }),
  );
  guestMutationRoute(
    app,
    deps,
    cancelBrunchMutation,
    cancelledBooking,
    async (c, { claim, guest }) =>
      cancelBrunch(deps, { claim, ...(await ownerOf(c, deps, guest)) }),
  );

  guestRoute(app, GUEST_OPERATIONS.booking, (c) =>
    countMisses(c, deps, async () => {
      const reader = await readerOf(c, deps, 'reservations.read');
      return readBooking({ ...deps, bookings: deps.tableBookings }, { id: entityId(c), reader });
    }),
  );
  guestRoute(app, GUEST_OPERATIONS.brunch, (c) =>
    countMisses(c, deps, async () => {
      const reader = await readerOf(c, deps, 'reservations.read');
      return readBooking({ ...deps, bookings: deps.brunches }, { id: entityId(c), reader });
    }),
  );

  bookingLinksRoutes(app, deps);
  staffBookingsRoutes(app, deps);
}

async function bookerOf(c: Context, deps: Deps, { secretHash, deviceHash }: Guest) {
  const memberId = await memberIdOf(c, deps);
  return { ageMs: ageMs(c), language: languageFor(c), secretHash, deviceHash, memberId };
}

async function ownerOf(c: Context, deps: Deps, { secretHash, cookieHash }: Guest) {
  const memberId = await memberIdOf(c, deps);
  return { id: entityId(c), secretHash, deviceHash: cookieHash, memberId };
}

function staffBookingsRoutes(app: App, deps: Deps): void {
  const staff = staffApi(app, deps);

  staff.read(bookings.listTables, (c) =>
    listBookings(
      { ...deps, bookings: deps.tableBookings },
      parse(listTableBookingsQuery, c.req.query()),
    ),
  );
  staff.read(bookings.listBrunches, (c) =>
    listBookings({ ...deps, bookings: deps.brunches }, parse(listBrunchesQuery, c.req.query())),
  );
  staff.change(changeTableBookingStatusMutation, (request, c) =>
    changeTableBookingStatus(deps, { ...request, id: entityId(c) }),
  );
  staff.change(changeBrunchStatusMutation, (request, c) =>
    changeBrunchStatus(deps, { ...request, id: entityId(c) }),
  );
  staff.change(recordDepositMutation, (request, c) =>
    recordDeposit(deps, { ...request, id: entityId(c) }),
  );
  staff.change(serveFirstDrinkMutation, (request, c) =>
    serveFirstDrink(deps, { ...request, id: entityId(c) }),
  );
  staff.change(bookings.keepDeposit, (request, c) =>
    keepDeposit(deps, { ...request, id: entityId(c) }),
  );
}

const CALENDARS = {
  table: GUEST_OPERATIONS.bookingCalendar,
  brunch: GUEST_OPERATIONS.brunchCalendar,
};

/** Serves the pages behind the links in a booking's mails. */
function bookingLinksRoutes(app: App, deps: Deps): void {
  app.use('/booking/*', requireOrigin(deps.reach));
  for (const kind of ['table', 'brunch'] as const) {
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

function refuseSilently(error: unknown): void {
  if (!(error instanceof DomainError) || error.code !== 'booking.not_cancellable') throw error;
}

function keyOf(c: Context): string | null {
  const key = c.req.query('key') ?? '';
  return /^[\w-]{43}$/.test(key) ? key : null;
}
