import { Hono } from 'hono';
import { type StaffEnv, type StaffGateDeps, staffRoute } from '../../http/require-staff';
import {
  type ListInventoryDeps,
  listInventory,
  listLowStock,
} from '../../usecases/inventory/list-inventory';

const LIST = { method: 'GET', path: '/api/admin/inventory', need: 'inventory.read' } as const;
/** Part of the dashboard and of the sheet that one shift hands to the next: everybody reads it. */
const LOW = {
  method: 'GET',
  path: '/api/admin/inventory/low-stock',
  need: 'dashboard.read',
} as const;

export function adminInventoryRoutes(deps: StaffGateDeps & ListInventoryDeps): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>();
  staffRoute(app, deps, LIST, async (c) => c.json(await listInventory(deps)));
  staffRoute(app, deps, LOW, async (c) => c.json(await listLowStock(deps)));
  return app;
}
