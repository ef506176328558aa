import { Hono } from 'hono';
import { listDemoAccounts } from '../usecases/staff/list-demo-accounts';

type HealthFacts = { now: () => number; build: string; isDemo: boolean };

/** The server's clock and build; for the sign-in page the demo's accounts, or null. */
export function healthRoutes({ now, build, isDemo }: HealthFacts): Hono {
  const app = new Hono();
  app.get('/api/health', (c) => c.json({ ok: true, now: now(), build }));
  app.get('/api/demo', (c) => c.json(listDemoAccounts({ isDemo })));
  return app;
}
