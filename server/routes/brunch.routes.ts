import { Hono } from 'hono';
import { bookedBrunch, brunchResponse, cancelledBooking } from '#domain/bookings/guest-booking';
import { bookBrunchMutation } from '#domain/brunch/book-brunch';
import { cancelBrunchMutation } from '#domain/brunch/brunch-changes';
import { type GuestMutationDeps, guestMutationRoute } from '../http/guest-mutation';
import { memberIdOf, readerOf } from '../http/guest-reader';
import { guestRoute } from '../http/guest-route';
import type { MemberGateDeps } from '../http/member-session';
import { countMisses } from '../http/rate-limit';
import { ageMs, languageFor } from '../http/request-facts';
import type { StaffGateDeps } from '../http/require-staff';
import { entityId } from '../http/validate';
import { type BookBrunchDeps, bookBrunch } from '../usecases/bookings/book-brunch';
import {
  type CancelBookingDeps,
  cancelBrunch,
  readBooking,
} from '../usecases/bookings/guest-bookings';

type BrunchDeps = GuestMutationDeps &
  StaffGateDeps &
  MemberGateDeps &
  BookBrunchDeps &
  CancelBookingDeps;

export function brunchRoutes(deps: BrunchDeps): Hono {
  const app = new Hono();

  guestMutationRoute(
    app,
    deps,
    bookBrunchMutation,
    bookedBrunch,
    async (c, { claim, guest, body }) => {
      const { secretHash, deviceHash } = guest;
      const facts = { ageMs: ageMs(c), language: languageFor(c), secretHash, deviceHash };
      const memberId = await memberIdOf(c, deps);
      return bookBrunch(deps, { claim, body, ...facts, memberId });
    },
  );

  guestRoute(app, 'GET', '/api/brunch-reservations/:id', brunchResponse, (c) =>
    countMisses(c, deps, async () => {
      const reader = await readerOf(c, deps, 'reservations.read');
      return readBooking({ bookings: deps.brunches, keys: deps.keys }, { id: entityId(c), reader });
    }),
  );

  guestMutationRoute(
    app,
    deps,
    cancelBrunchMutation,
    cancelledBooking,
    async (c, { claim, guest }) => {
      const { secretHash, cookieHash } = guest;
      const proof = { secretHash, deviceHash: cookieHash, memberId: await memberIdOf(c, deps) };
      return cancelBrunch(deps, { claim, id: entityId(c), ...proof });
    },
  );

  return app;
}
