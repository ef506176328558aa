import { Hono } from 'hono';
import { eventStream, type LiveDeps } from '../../http/live-response';
import { type StaffEnv, type StaffGateDeps, staffRoute } from '../../http/require-staff';
import { parse } from '../../http/validate';
import { type ListTabletsDeps, listTablets } from '../../usecases/sync/list-tablets';
import { pullQuery, type ReadChangesDeps, readChanges } from '../../usecases/sync/read-changes';
import { type ReadSnapshotDeps, readSnapshot } from '../../usecases/sync/read-snapshot';

type AdminSyncDeps = StaffGateDeps &
  ReadChangesDeps &
  ReadSnapshotDeps &
  LiveDeps &
  ListTabletsDeps;

const PULL = { method: 'GET', path: '/api/admin/sync', need: 'orders.read' } as const;
const SNAPSHOT = { method: 'GET', path: '/api/admin/snapshot', need: 'orders.read' } as const;
const TABLETS = { method: 'GET', path: '/api/admin/tablets', need: 'orders.read' } as const;
const LIVE = {
  method: 'GET',
  path: '/api/admin/live',
  need: 'orders.read',
  byCookie: true,
} as const;

export function adminSyncRoutes(deps: AdminSyncDeps): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>();

  staffRoute(app, deps, PULL, async (c) => {
    const asker = { session: c.get('session'), signal: c.req.raw.signal };
    return c.json(await readChanges(deps, parse(pullQuery, c.req.query()), asker));
  });

  staffRoute(app, deps, TABLETS, (c) => c.json(listTablets(deps)));

  staffRoute(app, deps, SNAPSHOT, async (c) => {
    const { member, expiresAt } = c.get('session');
    return c.json({ ...(await readSnapshot(deps, member)), sessionEndsAt: expiresAt });
  });

  staffRoute(app, deps, LIVE, (c) =>
    eventStream(c, () => deps.live.open(c.get('session').cookieHash)),
  );

  return app;
}
