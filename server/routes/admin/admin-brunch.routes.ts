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
const MOVE = { ...changeBrunchStatusMutation, need: 'reservations.change' } as const;
const DEPOSIT = { ...recordDepositMutation, need: 'reservations.change' } as const;
const DRINK = { ...serveFirstDrinkMutation, need: 'reservations.change' } as const;

export function adminBrunchRoutes(deps: AdminBrunchDeps): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>();

  staffRoute(app, deps, LIST, async (c) =>
    c.json(await listBrunches(deps, parse(listBrunchesQuery, c.req.query()))),
  );

  staffRoute(app, deps, MOVE, (c) =>
    staffMutation(c, deps, MOVE.kind, async ({ claim, text }) => {
      const change = parseJson(changeBrunchStatusInput, text);
      const { member } = c.get('session');
      const facts = { reservationId: entityId(c), member, ageMs: staffAgeMs(c) };
      return changeBrunchStatus(deps, { claim, change, ...facts });
    }),
  );

  staffRoute(app, deps, DEPOSIT, (c) =>
    staffMutation(c, deps, DEPOSIT.kind, async ({ claim, text }) => {
      const change = parseJson(recordDepositInput, text);
      const { member } = c.get('session');
      const facts = { reservationId: entityId(c), member, ageMs: staffAgeMs(c) };
      return recordDeposit(deps, { claim, change, ...facts });
    }),
  );

  staffRoute(app, deps, DRINK, (c) =>
    staffMutation(c, deps, DRINK.kind, async ({ claim, text }) => {
      const change = parseJson(serveFirstDrinkInput, text);
      const { member } = c.get('session');
      const facts = { reservationId: entityId(c), member, ageMs: staffAgeMs(c) };
      return serveFirstDrink(deps, { claim, change, ...facts });
    }),
  );

  return app;
}
