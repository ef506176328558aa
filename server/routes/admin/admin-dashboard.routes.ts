import { Hono } from 'hono';
import { type StaffEnv, type StaffGateDeps, staffRoute } from '../../http/require-staff';
import { parse } from '../../http/validate';
import {
  type ListActivityDeps,
  listActivity,
  listActivityQuery,
} from '../../usecases/staff/list-activity';
import { type ReadDashboardDeps, readDashboard } from '../../usecases/staff/read-dashboard';

type AdminDashboardDeps = StaffGateDeps & ReadDashboardDeps & ListActivityDeps;

const STATS = {
  method: 'GET',
  path: '/api/admin/dashboard/stats',
  need: 'dashboard.read',
} as const;
const LOGS = { method: 'GET', path: '/api/admin/activity-logs', need: 'activity.read' } as const;

export function adminDashboardRoutes(deps: AdminDashboardDeps): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>();
  staffRoute(app, deps, STATS, async (c) =>
    c.json(await readDashboard(deps, c.get('session').member.role)),
  );
  staffRoute(app, deps, LOGS, async (c) =>
    c.json(await listActivity(deps, parse(listActivityQuery, c.req.query()))),
  );
  return app;
}
