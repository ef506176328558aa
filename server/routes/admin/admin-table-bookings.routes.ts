import { Hono } from 'hono';
import { changeTableBookingStatusMutation } from '#domain/bookings/booking-changes';
import type { IdempotencyDeps } from '../../http/idempotency';
import { type StaffEnv, type StaffGateDeps, staffRoute } from '../../http/require-staff';
import { staffMutationRoute } from '../../http/staff-mutation';
import { entityId, parse } from '../../http/validate';
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

  staffMutationRoute(
    app,
    deps,
    changeTableBookingStatusMutation,
    (c, { body: change, ...request }) =>
      changeTableBookingStatus(deps, { ...request, change, bookingId: entityId(c) }),
  );

  return app;
}
