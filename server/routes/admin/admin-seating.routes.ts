import { Hono } from 'hono';
import {
  assignBrunchTableMutation,
  assignTableMutation,
  clearTableMutation,
  seatWalkInMutation,
} from '#domain/tables/venue-table';
import type { IdempotencyDeps } from '../../http/idempotency';
import { languageFor } from '../../http/request-facts';
import type { StaffEnv, StaffGateDeps } from '../../http/require-staff';
import { staffMutationRoute } from '../../http/staff-mutation';
import { entityId, rowId } from '../../http/validate';
import {
  type AssignBrunchTableDeps,
  assignBrunchTable,
} from '../../usecases/tables/assign-brunch-table';
import { type AssignTableDeps, assignTable } from '../../usecases/tables/assign-table';
import { clearTable } from '../../usecases/tables/clear-table';
import { seatWalkIn } from '../../usecases/tables/seat-walk-in';

type AdminSeatingDeps = StaffGateDeps & IdempotencyDeps & AssignTableDeps & AssignBrunchTableDeps;

export function adminSeatingRoutes(deps: AdminSeatingDeps): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>();

  staffMutationRoute(app, deps, seatWalkInMutation, (c, { body: input, ...request }) =>
    seatWalkIn(deps, { ...request, input, language: languageFor(c) }),
  );

  staffMutationRoute(app, deps, assignTableMutation, (c, { body: change, ...request }) =>
    assignTable(deps, { ...request, change, bookingId: entityId(c) }),
  );

  staffMutationRoute(app, deps, assignBrunchTableMutation, (c, { body: change, ...request }) =>
    assignBrunchTable(deps, { ...request, change, bookingId: entityId(c) }),
  );

  staffMutationRoute(app, deps, clearTableMutation, (c, request) =>
    clearTable(deps, { ...request, tableId: rowId(c) }),
  );

  return app;
}
