import { Hono } from 'hono';
import { acknowledgeOrderMutation } from '#domain/orders/order-changes';
import type { IdempotencyDeps } from '../../http/idempotency';
import type { StaffEnv, StaffGateDeps } from '../../http/require-staff';
import { staffMutationRoute } from '../../http/staff-mutation';
import { entityId } from '../../http/validate';
import {
  type AcknowledgeOrderDeps,
  acknowledgeOrder,
} from '../../usecases/orders/acknowledge-order';

type AdminAlarmDeps = StaffGateDeps & IdempotencyDeps & AcknowledgeOrderDeps;

export function adminAlarmRoutes(deps: AdminAlarmDeps): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>();

  staffMutationRoute(app, deps, acknowledgeOrderMutation, (c, request) =>
    acknowledgeOrder(deps, { ...request, change: {}, id: entityId(c) }),
  );

  return app;
}
