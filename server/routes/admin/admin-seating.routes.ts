import { type Context, Hono } from 'hono';
import {
  assignBrunchTableInput,
  assignBrunchTableMutation,
} from '#domain/tables/assign-brunch-table';
import { assignTableInput, assignTableMutation } from '#domain/tables/assign-table';
import { clearTableInput, clearTableMutation } from '#domain/tables/clear-table';
import { seatWalkInInput, seatWalkInMutation } from '#domain/tables/seat-walk-in';
import type { IdempotencyDeps } from '../../http/idempotency';
import { languageFor, staffAgeMs } from '../../http/request-facts';
import { type StaffEnv, type StaffGateDeps, staffRoute } from '../../http/require-staff';
import { staffMutation } from '../../http/staff-mutation';
import { entityId, parseJson, rowId } from '../../http/validate';
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

  staffRoute(app, deps, seatWalkInMutation, (c) =>
    staffMutation(c, deps, seatWalkInMutation.kind, async ({ claim, text }) => {
      const input = parseJson(seatWalkInInput, text);
      return seatWalkIn(deps, { claim, input, language: languageFor(c), ...whoAndWhen(c) });
    }),
  );

  staffRoute(app, deps, assignTableMutation, (c) =>
    staffMutation(c, deps, assignTableMutation.kind, async ({ claim, text }) => {
      const change = parseJson(assignTableInput, text);
      return assignTable(deps, { claim, change, reservationId: entityId(c), ...whoAndWhen(c) });
    }),
  );

  staffRoute(app, deps, assignBrunchTableMutation, (c) =>
    staffMutation(c, deps, assignBrunchTableMutation.kind, async ({ claim, text }) => {
      const change = parseJson(assignBrunchTableInput, text);
      const reservationId = entityId(c);
      return assignBrunchTable(deps, { claim, change, reservationId, ...whoAndWhen(c) });
    }),
  );

  staffRoute(app, deps, clearTableMutation, (c) =>
    staffMutation(c, deps, clearTableMutation.kind, async ({ claim, text }) => {
      parseJson(clearTableInput, text);
      return clearTable(deps, { claim, tableId: rowId(c), ...whoAndWhen(c) });
    }),
  );

  return app;
}

function whoAndWhen(c: Context<StaffEnv>) {
  return { member: c.get('session').member, ageMs: staffAgeMs(c) };
}
