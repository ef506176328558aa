import { Hono } from 'hono';
import { changeOrderStatusMutation, markOrderSeenMutation } from '#domain/orders/order-changes';
import type { IdempotencyDeps } from '../../http/idempotency';
import { type StaffEnv, type StaffGateDeps, staffRoute } from '../../http/require-staff';
import { staffMutationRoute } from '../../http/staff-mutation';
import { entityId, parse } from '../../http/validate';
import { changeOrderStatus } from '../../usecases/orders/change-order-status';
import { type ListOrderStepsDeps, listOrderSteps } from '../../usecases/orders/list-order-steps';
import {
  type ListOrdersDeps,
  listOrders,
  listOrdersQuery,
  readStaffOrder,
} from '../../usecases/orders/list-orders';
import { markOrderSeen } from '../../usecases/orders/mark-order-seen';
import type { OrderChangeDeps } from '../../usecases/orders/shared/order-rows';

type AdminOrdersDeps = StaffGateDeps &
  IdempotencyDeps &
  ListOrdersDeps &
  ListOrderStepsDeps &
  OrderChangeDeps;

const LIST = { method: 'GET', path: '/api/admin/orders', need: 'orders.read' } as const;
const READ = { method: 'GET', path: '/api/admin/orders/:id', need: 'orders.read' } as const;
const STEPS = { method: 'GET', path: '/api/admin/orders/:id/steps', need: 'orders.read' } as const;

export function adminOrdersRoutes(deps: AdminOrdersDeps): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>();

  staffRoute(app, deps, LIST, async (c) =>
    c.json(await listOrders(deps, parse(listOrdersQuery, c.req.query()))),
  );

  staffRoute(app, deps, READ, async (c) => c.json(await readStaffOrder(deps, entityId(c))));

  staffRoute(app, deps, STEPS, async (c) => c.json(await listOrderSteps(deps, entityId(c))));

  staffMutationRoute(app, deps, changeOrderStatusMutation, (c, { body: change, ...request }) =>
    changeOrderStatus(deps, { ...request, change, id: entityId(c) }),
  );

  staffMutationRoute(app, deps, markOrderSeenMutation, (c, request) =>
    markOrderSeen(deps, { ...request, change: {}, id: entityId(c) }),
  );

  return app;
}
