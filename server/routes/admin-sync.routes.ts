import { Hono } from 'hono';
import type { LiveDeps } from '../http/live-response';
import { liveResponse } from '../http/live-response';
import { type StaffEnv, type StaffGateDeps, staffRoute } from '../http/require-staff';
import { parse } from '../http/validate';
import { pullQuery, type ReadChangesDeps, readChanges } from '../usecases/sync/read-changes';
import { readSnapshot } from '../usecases/sync/read-snapshot';

type AdminSyncDeps = StaffGateDeps & ReadChangesDeps & LiveDeps;

const PULL = { method: 'GET', path: '/api/admin/sync', need: 'orders.read' } as const;
const SNAPSHOT = { method: 'GET', path: '/api/admin/snapshot', need: 'orders.read' } as const;
const LIVE = {
  method: 'GET',
  path: '/api/admin/live',
  need: 'orders.read',
  byCookie: true,
} as const;

export function adminSyncRoutes(deps: AdminSyncDeps): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>();

  staffRoute(app, deps, PULL, async (c) =>
    c.json(
      await readChanges(deps, parse(pullQuery, c.req.query()), {
        session: c.get('session').cookieHash,
        role: c.get('session').member.role,
        signal: c.req.raw.signal,
      }),
    ),
  );

  staffRoute(app, deps, SNAPSHOT, async (c) =>
    c.json(await readSnapshot(deps, c.get('session').member)),
  );

  staffRoute(app, deps, LIVE, (c) => liveResponse(c, deps));

  return app;
}
