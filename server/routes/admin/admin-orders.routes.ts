import { Hono } from 'hono';
import {
  changeOrderStatusInput,
  changeOrderStatusMutation,
} from '#domain/orders/change-order-status';
import { markOrderSeenInput, markOrderSeenMutation } from '#domain/orders/mark-order-seen';
import type { IdempotencyDeps } from '../../http/idempotency';
import { staffAgeMs } from '../../http/request-facts';
import { type StaffEnv, type StaffGateDeps, staffRoute } from '../../http/require-staff';
import { staffMutation } from '../../http/staff-mutation';
import { entityId, parse, parseJson } from '../../http/validate';
import {
  type ChangeOrderStatusDeps,
  changeOrderStatus,
} from '../../usecases/orders/change-order-status';
import { type ListOrderStepsDeps, listOrderSteps } from '../../usecases/orders/list-order-steps';
import {
  type ListOrdersDeps,
  listOrders,
  listOrdersQuery,
  readStaffOrder,
} from '../../usecases/orders/list-orders';
import { type MarkOrderSeenDeps, markOrderSeen } from '../../usecases/orders/mark-order-seen';

type AdminOrdersDeps = StaffGateDeps &
  IdempotencyDeps &
  ListOrdersDeps &
  ListOrderStepsDeps &
  ChangeOrderStatusDeps &
  MarkOrderSeenDeps;

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

  staffRoute(app, deps, changeOrderStatusMutation, (c) =>
    staffMutation(c, deps, changeOrderStatusMutation.kind, async ({ claim, text }) => {
      const change = parseJson(changeOrderStatusInput, text);
      const { member } = c.get('session');
      return changeOrderStatus(deps, {
        claim,
        orderId: entityId(c),
        change,
        member,
        ageMs: staffAgeMs(c),
      });
    }),
  );

  staffRoute(app, deps, markOrderSeenMutation, (c) =>
    staffMutation(c, deps, markOrderSeenMutation.kind, async ({ claim, text }) => {
      parseJson(markOrderSeenInput, text);
      const { member } = c.get('session');
      return markOrderSeen(deps, { claim, orderId: entityId(c), member, ageMs: staffAgeMs(c) });
    }),
  );

  return app;
}
