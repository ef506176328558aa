import { Hono } from 'hono';
import { bookTableMutation } from '#domain/bookings/book-table';
import { cancelTableBookingMutation } from '#domain/bookings/booking-changes';
import {
  bookedTable,
  cancelledBooking,
  tableBookingResponse,
} from '#domain/bookings/guest-booking';
import { type GuestMutationDeps, guestMutationRoute } from '../http/guest-mutation';
import { memberIdOf, readerOf } from '../http/guest-reader';
import { guestRoute } from '../http/guest-route';
import type { MemberGateDeps } from '../http/member-session';
import { countMisses } from '../http/rate-limit';
import { ageMs, languageFor } from '../http/request-facts';
import type { StaffGateDeps } from '../http/require-staff';
import { entityId } from '../http/validate';
import { type BookTableDeps, bookTable } from '../usecases/bookings/book-table';
import {
  type CancelBookingDeps,
  cancelTableBooking,
  readBooking,
} from '../usecases/bookings/guest-bookings';

type TableBookingsDeps = GuestMutationDeps &
  StaffGateDeps &
  MemberGateDeps &
  BookTableDeps &
  CancelBookingDeps;

export function tableBookingsRoutes(deps: TableBookingsDeps): Hono {
  const app = new Hono();

  guestMutationRoute(
    app,
    deps,
    bookTableMutation,
    bookedTable,
    async (c, { claim, guest, body }) => {
      const { secretHash, deviceHash } = guest;
      const facts = { ageMs: ageMs(c), language: languageFor(c), secretHash, deviceHash };
      const memberId = await memberIdOf(c, deps);
      return bookTable(deps, { claim, body, ...facts, memberId });
    },
  );

  guestRoute(app, 'GET', '/api/reservations/:id', tableBookingResponse, (c) =>
    countMisses(c, deps, async () => {
      const reader = await readerOf(c, deps, 'reservations.read');
      return readBooking(
        { bookings: deps.tableBookings, keys: deps.keys },
        { id: entityId(c), reader },
      );
    }),
  );

  guestMutationRoute(
    app,
    deps,
    cancelTableBookingMutation,
    cancelledBooking,
    async (c, { claim, guest }) => {
      const { secretHash, cookieHash } = guest;
      const proof = { secretHash, deviceHash: cookieHash, memberId: await memberIdOf(c, deps) };
      return cancelTableBooking(deps, { claim, id: entityId(c), ...proof });
    },
  );

  return app;
}
