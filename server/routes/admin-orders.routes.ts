import { Hono } from 'hono';
import {
  changeOrderStatusInput,
  changeOrderStatusMutation,
} from '#domain/orders/change-order-status';
import type { IdempotencyDeps } from '../http/idempotency';
import { ageMs } from '../http/request-facts';
import { type StaffEnv, type StaffGateDeps, staffRoute } from '../http/require-staff';
import { staffAct } from '../http/staff-act';
import { entityId, parse, parseJson } from '../http/validate';
import {
  type ChangeOrderStatusDeps,
  changeOrderStatus,
} from '../usecases/orders/change-order-status';
import { listOrders, listOrdersQuery, readStaffOrder } from '../usecases/orders/list-orders';

type AdminOrdersDeps = StaffGateDeps & IdempotencyDeps & ChangeOrderStatusDeps;

const LIST = { method: 'GET', path: '/api/admin/orders', need: 'orders.read' } as const;
const READ = { method: 'GET', path: '/api/admin/orders/:id', need: 'orders.read' } as const;
const MOVE = { ...changeOrderStatusMutation, need: 'orders.change' } as const;

export function adminOrdersRoutes(deps: AdminOrdersDeps): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>();

  staffRoute(app, deps, LIST, async (c) =>
    c.json(await listOrders(deps, parse(listOrdersQuery, c.req.query()))),
  );

  staffRoute(app, deps, READ, async (c) => c.json(await readStaffOrder(deps, entityId(c))));

  staffRoute(app, deps, MOVE, (c) =>
    staffAct(c, deps, changeOrderStatusMutation.kind, async ({ claim, text }) => {
      const change = parseJson(changeOrderStatusInput, text);
      const { member } = c.get('session');
      return changeOrderStatus(deps, {
        claim,
        orderId: entityId(c),
        change,
        member,
        ageMs: ageMs(c),
      });
    }),
  );

  return app;
}
