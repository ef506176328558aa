import { Hono } from 'hono';
import { listDemoAccounts } from '../usecases/staff/list-demo-accounts';

type HealthFacts = { now: () => number; build: string; isDemo: boolean };

/** Returns the server's clock and build. The sign-in page also gets the demo's accounts, or null outside a demo. */
export function healthRoutes({ now, build, isDemo }: HealthFacts): Hono {
  const app = new Hono();
  app.get('/api/health', (c) => c.json({ ok: true, now: now(), build }));
  app.get('/api/demo', (c) => c.json(listDemoAccounts({ isDemo })));
  return app;
}
