import { Hono } from 'hono';
import {
  changeBrunchStatusMutation,
  recordDepositMutation,
  serveFirstDrinkMutation,
} from '#domain/brunch/brunch-changes';
import type { IdempotencyDeps } from '../../http/idempotency';
import { type StaffEnv, type StaffGateDeps, staffRoute } from '../../http/require-staff';
import { staffMutationRoute } from '../../http/staff-mutation';
import { entityId, parse } from '../../http/validate';
import {
  type ChangeBookingsDeps,
  changeBrunchStatus,
  listBookings,
  listBrunchesQuery,
  recordDeposit,
  serveFirstDrink,
} from '../../usecases/bookings/staff-bookings';

type AdminBrunchDeps = StaffGateDeps & IdempotencyDeps & ChangeBookingsDeps;

const LIST = {
  method: 'GET',
  path: '/api/admin/brunch-reservations',
  need: 'reservations.read',
} as const;

export function adminBrunchRoutes(deps: AdminBrunchDeps): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>();

  staffRoute(app, deps, LIST, async (c) => {
    const query = parse(listBrunchesQuery, c.req.query());
    return c.json(await listBookings({ bookings: deps.brunches, now: deps.now }, query));
  });

  staffMutationRoute(app, deps, changeBrunchStatusMutation, (c, { body: change, ...request }) =>
    changeBrunchStatus(deps, { ...request, change, id: entityId(c) }),
  );

  staffMutationRoute(app, deps, recordDepositMutation, (c, { body: change, ...request }) =>
    recordDeposit(deps, { ...request, change, id: entityId(c) }),
  );

  staffMutationRoute(app, deps, serveFirstDrinkMutation, (c, { body: change, ...request }) =>
    serveFirstDrink(deps, { ...request, change, id: entityId(c) }),
  );

  return app;
}
