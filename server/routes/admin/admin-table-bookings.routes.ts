import { Hono } from 'hono';
import { changeTableBookingStatusMutation } from '#domain/bookings/booking-changes';
import type { IdempotencyDeps } from '../../http/idempotency';
import { type StaffEnv, type StaffGateDeps, staffRoute } from '../../http/require-staff';
import { staffMutationRoute } from '../../http/staff-mutation';
import { entityId, parse } from '../../http/validate';
import {
  type ChangeBookingsDeps,
  changeTableBookingStatus,
  listBookings,
  listTableBookingsQuery,
} from '../../usecases/bookings/staff-bookings';

type AdminTableBookingsDeps = StaffGateDeps & IdempotencyDeps & ChangeBookingsDeps;

const LIST = { method: 'GET', path: '/api/admin/reservations', need: 'reservations.read' } as const;

export function adminTableBookingsRoutes(deps: AdminTableBookingsDeps): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>();

  staffRoute(app, deps, LIST, async (c) => {
    const query = parse(listTableBookingsQuery, c.req.query());
    return c.json(await listBookings({ bookings: deps.tableBookings, now: deps.now }, query));
  });

  staffMutationRoute(
    app,
    deps,
    changeTableBookingStatusMutation,
    (c, { body: change, ...request }) =>
      changeTableBookingStatus(deps, { ...request, change, id: entityId(c) }),
  );

  return app;
}
