import { Hono } from 'hono';
import {
  changeBrunchStatusInput,
  changeBrunchStatusMutation,
} from '#domain/brunch/change-brunch-status';
import type { IdempotencyDeps } from '../http/idempotency';
import { ageMs } from '../http/request-facts';
import { type StaffEnv, type StaffGateDeps, staffRoute } from '../http/require-staff';
import { staffAct } from '../http/staff-act';
import { entityId, parse, parseJson } from '../http/validate';
import {
  type ChangeBrunchStatusDeps,
  changeBrunchStatus,
} from '../usecases/brunch/change-brunch-status';
import { listBrunches, listBrunchesQuery } from '../usecases/brunch/list-brunches';

type AdminBrunchDeps = StaffGateDeps & IdempotencyDeps & ChangeBrunchStatusDeps;

const LIST = {
  method: 'GET',
  path: '/api/admin/brunch-reservations',
  need: 'reservations.read',
} as const;
const MOVE = { ...changeBrunchStatusMutation, need: 'reservations.change' } as const;

export function adminBrunchRoutes(deps: AdminBrunchDeps): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>();

  staffRoute(app, deps, LIST, async (c) =>
    c.json(await listBrunches(deps, parse(listBrunchesQuery, c.req.query()))),
  );

  staffRoute(app, deps, MOVE, (c) =>
    staffAct(c, deps, MOVE.kind, async ({ claim, text }) => {
      const change = parseJson(changeBrunchStatusInput, text);
      const { member } = c.get('session');
      const facts = { reservationId: entityId(c), member, ageMs: ageMs(c) };
      return changeBrunchStatus(deps, { claim, change, ...facts });
    }),
  );

  return app;
}
