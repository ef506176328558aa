import type { Context } from 'hono';
import { bookBrunchMutation } from '#domain/bookings/book-brunch';
import { bookTableMutation, tableTimesQuery } from '#domain/bookings/book-table';
import {
  announceLateBrunchMutation,
  announceLateTableMutation,
  cancelTableBookingMutation,
  changeBrunchTimeMutation,
  changeTableBookingStatusMutation,
  changeTableTimeMutation,
} from '#domain/bookings/booking-changes';
import * as bookings from '#domain/bookings/bookings.operations';
import {
  cancelBrunchMutation,
  changeBrunchStatusMutation,
  recordDepositMutation,
  serveFirstDrinkMutation,
} from '#domain/bookings/brunch-changes';
import {
  bookedBrunch,
  bookedTable,
  cancelledBooking,
  changedBrunch,
  changedTable,
} from '#domain/bookings/guest-booking';
import {
  addBrunchMutation,
  addTableBookingMutation,
  editBrunchMutation,
  editTableBookingMutation,
} from '#domain/bookings/staff-booking';
import { DomainError } from '#domain/error-codes';
import { GUEST_OPERATIONS } from '#domain/registry/guest-operations';
import { addToWaitlistMutation, changeWaitlistMutation } from '#domain/waitlist/waitlist';
import { statusOf } from '../http/error-response';
import { guestMutations, guestRoute, memberIdOf, plainRoute, readerOf } from '../http/guest-route';
import type { Guest } from '../http/principal';
import { countMisses, LIMITS, SHARED_LIMITS, takeShared, takeToken } from '../http/rate-limit';
import {
  ageMs,
  clientAddress,
  entityId,
  formBody,
  languageFor,
  messageOf,
  ownOrigin,
  pageLanguage,
  parse,
  requireOrigin,
} from '../http/request-facts';
import type { App } from '../http/staff-api';
import { staffApi } from '../http/staff-api';
import {
  bookingCalendar,
  drawBookingPage,
  drawNoBookingPage,
  typedChange,
  typedLate,
} from '../pages/booking-page';
import type { PageFacts } from '../pages/page';
import type { Deps } from '../setup/deps';
import { bookBrunch, bookTable, readTableTimes } from '../usecases/bookings/book';
import { keepDeposit } from '../usecases/bookings/brunch-money';
import {
  addBrunch,
  addTableBooking,
  editBrunch,
  editTableBooking,
} from '../usecases/bookings/edit-bookings';
import {
  cancelBrunch,
  cancelLinkedBooking,
  cancelTableBooking,
  confirmLinkedBooking,
  openBooking,
  readBrunch,
  readTableBooking,
} from '../usecases/bookings/guest-bookings';
import type { LinkedWish } from '../usecases/bookings/guest-changes';
import {
  announceLateBrunch,
  announceLateTable,
  changeBrunchTime,
  changeLinkedBooking,
  changeTableTime,
} from '../usecases/bookings/guest-changes';
import {
  changeBrunchStatus,
  changeTableBookingStatus,
  listBookings,
  listBrunchesQuery,
  listKnownGuests,
  listTableBookingsQuery,
  recordDeposit,
  serveFirstDrink,
} from '../usecases/bookings/staff-bookings';
import { addToWaitlist, changeWaitlist } from '../usecases/bookings/waitlist';
import { readVenue } from '../usecases/read-venue';

/** Returns what every drawn page says of the venue, in the page's language. */
export async function pageFacts(c: Context, deps: Deps): Promise<PageFacts> {
  const { shown, told, kept } = await readVenue(deps);
  const origin = ownOrigin(c, deps.reach);
  return { language: pageLanguage(c), origin, venue: shown, told, kept, now: deps.now() };
}

export function bookingsRoutes(app: App, deps: Deps): void {
  const mutation = guestMutations(app, deps);

  mutation(bookTableMutation, bookedTable, async (c, { claim, guest, body }) =>
    bookTable(deps, { claim, body, ...(await bookerOf(c, deps, guest)) }),
  );
  mutation(bookBrunchMutation, bookedBrunch, async (c, { claim, guest, body }) =>
    bookBrunch(deps, { claim, body, ...(await bookerOf(c, deps, guest)) }),
  );
  mutation(cancelTableBookingMutation, cancelledBooking, async (c, { claim, guest }) =>
    cancelTableBooking(deps, { claim, ...(await ownerOf(c, deps, guest)) }),
  );
  mutation(cancelBrunchMutation, cancelledBooking, async (c, { claim, guest }) =>
    cancelBrunch(deps, { claim, ...(await ownerOf(c, deps, guest)) }),
  );

  mutation(changeTableTimeMutation, changedTable, async (c, request) =>
    changeTableTime(deps, await changerOf(c, deps, request)),
  );
  mutation(changeBrunchTimeMutation, changedBrunch, async (c, request) =>
    changeBrunchTime(deps, await changerOf(c, deps, request)),
  );
  mutation(announceLateTableMutation, changedTable, async (c, request) =>
    announceLateTable(deps, await changerOf(c, deps, request)),
  );
  mutation(announceLateBrunchMutation, changedBrunch, async (c, request) =>
    announceLateBrunch(deps, await changerOf(c, deps, request)),
  );

  guestRoute(app, GUEST_OPERATIONS.tableTimes, (c) => {
    takeToken(deps.limiter, LIMITS.timesByIp, clientAddress(c, deps.reach));
    return readTableTimes(deps, parse(tableTimesQuery, c.req.query()));
  });
  guestRoute(app, GUEST_OPERATIONS.booking, (c) =>
    countMisses(c, deps, async () => {
      const reader = await readerOf(c, deps, 'reservations.read');
      return readTableBooking(deps, { id: entityId(c), reader });
    }),
  );
  guestRoute(app, GUEST_OPERATIONS.brunch, (c) =>
    countMisses(c, deps, async () => {
      const reader = await readerOf(c, deps, 'reservations.read');
      return readBrunch(deps, { id: entityId(c), reader });
    }),
  );

  staffBookingsRoutes(app, deps);
}

async function changerOf<Claim, Body>(
  c: Context,
  deps: Deps,
  { claim, guest, body }: { claim: Claim; guest: Guest; body: Body },
) {
  return { claim, input: body, ageMs: ageMs(c), ...(await ownerOf(c, deps, guest)) };
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
  staff.read(bookings.listKnownGuests, (_, query) => listKnownGuests(deps, query));
  staff.change(addTableBookingMutation, (request, c) =>
    addTableBooking(deps, { ...request, language: languageFor(c) }),
  );
  staff.change(addBrunchMutation, (request, c) =>
    addBrunch(deps, { ...request, language: languageFor(c) }),
  );
  staff.changeRow(editTableBookingMutation, editTableBooking);
  staff.change(addToWaitlistMutation, (request, c) =>
    addToWaitlist(deps, { ...request, language: languageFor(c) }),
  );
  staff.changeRow(changeWaitlistMutation, changeWaitlist);
  staff.changeRow(editBrunchMutation, editBrunch);
  staff.changeRow(changeTableBookingStatusMutation, changeTableBookingStatus);
  staff.changeRow(changeBrunchStatusMutation, changeBrunchStatus);
  staff.changeRow(recordDepositMutation, recordDeposit);
  staff.changeRow(serveFirstDrinkMutation, serveFirstDrink);
  staff.changeRow(bookings.keepDeposit, keepDeposit);
}

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
        const link = { kind, id: entityId(c), key: keyOf(c) };
        await cancelLinkedBooking(deps, link).catch(refuseSilently);
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

/** Returns the key of a link; null if it cannot be one. */
export function keyOf(c: Context): string | null {
  const key = c.req.query('key') ?? '';
  return /^[\w-]{43}$/.test(key) ? key : null;
}
