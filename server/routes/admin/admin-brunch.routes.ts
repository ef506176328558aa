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
import { changeBrunchStatus } from '../../usecases/brunch/change-brunch-status';
import { listBrunches, listBrunchesQuery } from '../../usecases/brunch/list-brunches';
import { recordDeposit } from '../../usecases/brunch/record-deposit';
import { type ServeFirstDrinkDeps, serveFirstDrink } from '../../usecases/brunch/serve-first-drink';

type AdminBrunchDeps = StaffGateDeps & IdempotencyDeps & ServeFirstDrinkDeps;

const LIST = {
  method: 'GET',
  path: '/api/admin/brunch-reservations',
  need: 'reservations.read',
} as const;

export function adminBrunchRoutes(deps: AdminBrunchDeps): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>();

  staffRoute(app, deps, LIST, async (c) =>
    c.json(await listBrunches(deps, parse(listBrunchesQuery, c.req.query()))),
  );

  staffMutationRoute(app, deps, changeBrunchStatusMutation, (c, { body: change, ...request }) =>
    changeBrunchStatus(deps, { ...request, change, bookingId: entityId(c) }),
  );

  staffMutationRoute(app, deps, recordDepositMutation, (c, { body: change, ...request }) =>
    recordDeposit(deps, { ...request, change, bookingId: entityId(c) }),
  );

  staffMutationRoute(app, deps, serveFirstDrinkMutation, (c, { body: change, ...request }) =>
    serveFirstDrink(deps, { ...request, change, bookingId: entityId(c) }),
  );

  return app;
}
