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
  assignBrunchTable,
  assignTable,
  type SeatPartiesDeps,
  seatWalkIn,
} from '../../usecases/tables/seat-parties';
import { clearTable } from '../../usecases/tables/venue-tables';

type AdminSeatingDeps = StaffGateDeps & IdempotencyDeps & SeatPartiesDeps;

export function adminSeatingRoutes(deps: AdminSeatingDeps): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>();

  staffMutationRoute(app, deps, seatWalkInMutation, (c, { body: change, ...request }) =>
    seatWalkIn(deps, { ...request, change, language: languageFor(c) }),
  );

  staffMutationRoute(app, deps, assignTableMutation, (c, { body: change, ...request }) =>
    assignTable(deps, { ...request, change, id: entityId(c) }),
  );

  staffMutationRoute(app, deps, assignBrunchTableMutation, (c, { body: change, ...request }) =>
    assignBrunchTable(deps, { ...request, change, id: entityId(c) }),
  );

  staffMutationRoute(app, deps, clearTableMutation, (c, { body: change, ...request }) =>
    clearTable(deps, { ...request, change, id: String(rowId(c)) }),
  );

  return app;
}
