import { Hono } from 'hono';
import {
  changeReservationStatusInput,
  changeReservationStatusMutation,
} from '#domain/reservations/change-reservation-status';
import type { IdempotencyDeps } from '../../http/idempotency';
import { staffAgeMs } from '../../http/request-facts';
import { type StaffEnv, type StaffGateDeps, staffRoute } from '../../http/require-staff';
import { staffAct } from '../../http/staff-act';
import { entityId, parse, parseJson } from '../../http/validate';
import {
  type ChangeReservationStatusDeps,
  changeReservationStatus,
} from '../../usecases/reservations/change-reservation-status';
import {
  listReservations,
  listReservationsQuery,
} from '../../usecases/reservations/list-reservations';

type AdminReservationsDeps = StaffGateDeps & IdempotencyDeps & ChangeReservationStatusDeps;

const LIST = { method: 'GET', path: '/api/admin/reservations', need: 'reservations.read' } as const;
const MOVE = { ...changeReservationStatusMutation, need: 'reservations.change' } as const;

export function adminReservationsRoutes(deps: AdminReservationsDeps): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>();

  staffRoute(app, deps, LIST, async (c) =>
    c.json(await listReservations(deps, parse(listReservationsQuery, c.req.query()))),
  );

  staffRoute(app, deps, MOVE, (c) =>
    staffAct(c, deps, MOVE.kind, async ({ claim, text }) => {
      const change = parseJson(changeReservationStatusInput, text);
      const { member } = c.get('session');
      const facts = { reservationId: entityId(c), member, ageMs: staffAgeMs(c) };
      return changeReservationStatus(deps, { claim, change, ...facts });
    }),
  );

  return app;
}
