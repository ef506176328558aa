import { Hono } from 'hono';
import {
  changeTableBookingStatusInput,
  changeTableBookingStatusMutation,
} from '#domain/bookings/change-table-booking-status';
import type { IdempotencyDeps } from '../../http/idempotency';
import { staffAgeMs } from '../../http/request-facts';
import { type StaffEnv, type StaffGateDeps, staffRoute } from '../../http/require-staff';
import { staffMutation } from '../../http/staff-mutation';
import { entityId, parse, parseJson } from '../../http/validate';
import {
  type ChangeTableBookingStatusDeps,
  changeTableBookingStatus,
} from '../../usecases/bookings/change-table-booking-status';
import {
  listTableBookings,
  listTableBookingsQuery,
} from '../../usecases/bookings/list-table-bookings';

type AdminTableBookingsDeps = StaffGateDeps & IdempotencyDeps & ChangeTableBookingStatusDeps;

const LIST = { method: 'GET', path: '/api/admin/reservations', need: 'reservations.read' } as const;

export function adminTableBookingsRoutes(deps: AdminTableBookingsDeps): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>();

  staffRoute(app, deps, LIST, async (c) =>
    c.json(await listTableBookings(deps, parse(listTableBookingsQuery, c.req.query()))),
  );

  staffRoute(app, deps, changeTableBookingStatusMutation, (c) =>
    staffMutation(c, deps, changeTableBookingStatusMutation.kind, async ({ claim, text }) => {
      const change = parseJson(changeTableBookingStatusInput, text);
      const { member } = c.get('session');
      const facts = { reservationId: entityId(c), member, ageMs: staffAgeMs(c) };
      return changeTableBookingStatus(deps, { claim, change, ...facts });
    }),
  );

  return app;
}
