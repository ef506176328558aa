import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { payBillInput } from '#domain/seatings/pay-bill';
import { letInMutation, moveSeatingMutation, takeCallMutation } from '#domain/seatings/seating';
import type { IdempotencyDeps } from '../../http/idempotency';
import { staffAgeMs } from '../../http/request-facts';
import { type StaffEnv, type StaffGateDeps, staffRoute } from '../../http/require-staff';
import { staffMutation, staffMutationRoute } from '../../http/staff-mutation';
import { entityId, parseJson } from '../../http/validate';
import { closeSeating } from '../../usecases/seatings/close-seating';
import { letIn } from '../../usecases/seatings/let-in';
import { type MoveSeatingDeps, moveSeating } from '../../usecases/seatings/move-seating';
import { payBill } from '../../usecases/seatings/pay-bill';
import { takeCall } from '../../usecases/seatings/take-call';

type AdminBillsDeps = StaffGateDeps & IdempotencyDeps & MoveSeatingDeps;

const ONE = '/api/admin/seatings/:id';
const PAY = { method: 'POST', path: `${ONE}/pay`, need: 'orders.change' } as const;
const CLOSE = { method: 'POST', path: `${ONE}/close`, need: 'orders.change' } as const;

export function adminBillsRoutes(deps: AdminBillsDeps): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>();

  staffMutationRoute(app, deps, moveSeatingMutation, (c, { body: input, ...request }) =>
    moveSeating(deps, { ...request, input, seatingId: entityId(c) }),
  );

  staffMutationRoute(app, deps, takeCallMutation, (c, { body: input, ...request }) =>
    takeCall(deps, { ...request, input, seatingId: entityId(c) }),
  );

  staffMutationRoute(app, deps, letInMutation, (c, { body: input, ...request }) =>
    letIn(deps, { ...request, input, seatingId: entityId(c) }),
  );

  staffRoute(app, deps, PAY, (c) =>
    staffMutation(c, deps, 'seating.pay', async ({ claim, text }) => {
      const input = parseJson(payBillInput, text);
      return payBill(deps, { claim, input, ...about(c) });
    }),
  );

  staffRoute(app, deps, CLOSE, (c) =>
    staffMutation(c, deps, 'seating.close', async ({ claim, text }) => {
      parseJson(v.object({}), text);
      return closeSeating(deps, { claim, input: {}, ...about(c) });
    }),
  );

  return app;
}

function about(c: Context<StaffEnv>) {
  return { seatingId: entityId(c), member: c.get('session').member, ageMs: staffAgeMs(c) };
}
