import { Hono } from 'hono';
import { acknowledgeOrderInput, acknowledgeOrderMutation } from '#domain/orders/acknowledge-order';
import type { IdempotencyDeps } from '../../http/idempotency';
import { staffAgeMs } from '../../http/request-facts';
import { type StaffEnv, type StaffGateDeps, staffRoute } from '../../http/require-staff';
import { staffMutation } from '../../http/staff-mutation';
import { entityId, parseJson } from '../../http/validate';
import {
  type AcknowledgeOrderDeps,
  acknowledgeOrder,
} from '../../usecases/orders/acknowledge-order';

type AdminAlarmDeps = StaffGateDeps & IdempotencyDeps & AcknowledgeOrderDeps;

export function adminAlarmRoutes(deps: AdminAlarmDeps): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>();

  staffRoute(app, deps, acknowledgeOrderMutation, (c) =>
    staffMutation(c, deps, acknowledgeOrderMutation.kind, async ({ claim, text }) => {
      parseJson(acknowledgeOrderInput, text);
      const { member } = c.get('session');
      return acknowledgeOrder(deps, { claim, orderId: entityId(c), member, ageMs: staffAgeMs(c) });
    }),
  );

  return app;
}
