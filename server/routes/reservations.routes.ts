import { Hono } from 'hono';
import { bookTableInput, bookTableMutation } from '#domain/reservations/book-table';
import {
  cancelReservationInput,
  cancelReservationMutation,
} from '#domain/reservations/cancel-reservation';
import { type GuestActDeps, guestAct } from '../http/guest-act';
import { memberIdOf, readerOf } from '../http/guest-reader';
import type { MemberGateDeps } from '../http/member-session';
import { countMisses } from '../http/rate-limit';
import { ageMs, languageFor } from '../http/request-facts';
import type { StaffGateDeps } from '../http/require-staff';
import { entityId, parseJson } from '../http/validate';
import { type BookTableDeps, bookTable } from '../usecases/reservations/book-table';
import { cancelReservation } from '../usecases/reservations/cancel-reservation';
import { readReservation } from '../usecases/reservations/read-reservation';

type ReservationsDeps = GuestActDeps & StaffGateDeps & MemberGateDeps & BookTableDeps;

export function reservationsRoutes(deps: ReservationsDeps): Hono {
  const app = new Hono();

  app.on(bookTableMutation.method, bookTableMutation.path, (c) =>
    guestAct(c, deps, bookTableMutation.kind, async ({ claim, guest, text }) => {
      const body = parseJson(bookTableInput, text);
      const { secretHash, deviceHash } = guest;
      const facts = { ageMs: ageMs(c), language: languageFor(c), secretHash, deviceHash };
      const memberId = await memberIdOf(c, deps);
      return bookTable(deps, { claim, body, ...facts, memberId });
    }),
  );

  app.get('/api/reservations/:id', (c) =>
    countMisses(c, deps, async () => {
      const reader = await readerOf(c, deps, 'reservations.read');
      return c.json(await readReservation(deps, { id: entityId(c), reader }));
    }),
  );

  app.on(cancelReservationMutation.method, cancelReservationMutation.path, (c) =>
    guestAct(c, deps, cancelReservationMutation.kind, async ({ claim, guest, text }) => {
      parseJson(cancelReservationInput, text);
      const { secretHash, cookieHash } = guest;
      const proof = { secretHash, deviceHash: cookieHash, memberId: await memberIdOf(c, deps) };
      return cancelReservation(deps, { claim, reservationId: entityId(c), ...proof });
    }),
  );

  return app;
}
