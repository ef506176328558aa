import { Hono } from 'hono';
import {
  changeBrunchStatusInput,
  changeBrunchStatusMutation,
} from '#domain/brunch/change-brunch-status';
import { recordDepositInput, recordDepositMutation } from '#domain/brunch/record-deposit';
import { serveFirstDrinkInput, serveFirstDrinkMutation } from '#domain/brunch/serve-first-drink';
import type { IdempotencyDeps } from '../../http/idempotency';
import { staffAgeMs } from '../../http/request-facts';
import { type StaffEnv, type StaffGateDeps, staffRoute } from '../../http/require-staff';
import { staffMutation } from '../../http/staff-mutation';
import { entityId, parse, parseJson } from '../../http/validate';
import { changeBrunchStatus } from '../../usecases/brunch/change-brunch-status';
import { listBrunches, listBrunchesQuery } from '../../usecases/brunch/list-brunches';
import { recordDeposit } from '../../usecases/brunch/record-deposit';
import { serveFirstDrink } from '../../usecases/brunch/serve-first-drink';
import type { StaffBrunchDeps } from '../../usecases/brunch/shared/change-brunch-row';

type AdminBrunchDeps = StaffGateDeps & IdempotencyDeps & StaffBrunchDeps;

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

  staffRoute(app, deps, changeBrunchStatusMutation, (c) =>
    staffMutation(c, deps, changeBrunchStatusMutation.kind, async ({ claim, text }) => {
      const change = parseJson(changeBrunchStatusInput, text);
      const { member } = c.get('session');
      const facts = { reservationId: entityId(c), member, ageMs: staffAgeMs(c) };
      return changeBrunchStatus(deps, { claim, change, ...facts });
    }),
  );

  staffRoute(app, deps, recordDepositMutation, (c) =>
    staffMutation(c, deps, recordDepositMutation.kind, async ({ claim, text }) => {
      const change = parseJson(recordDepositInput, text);
      const { member } = c.get('session');
      const facts = { reservationId: entityId(c), member, ageMs: staffAgeMs(c) };
      return recordDeposit(deps, { claim, change, ...facts });
    }),
  );

  staffRoute(app, deps, serveFirstDrinkMutation, (c) =>
    staffMutation(c, deps, serveFirstDrinkMutation.kind, async ({ claim, text }) => {
      const change = parseJson(serveFirstDrinkInput, text);
      const { member } = c.get('session');
      const facts = { reservationId: entityId(c), member, ageMs: staffAgeMs(c) };
      return serveFirstDrink(deps, { claim, change, ...facts });
    }),
  );

  return app;
}
