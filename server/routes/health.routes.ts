import { Hono } from 'hono';
import { listDemoAccounts } from '../usecases/staff/list-demo-accounts';

type HealthFacts = { now: () => number; build: string; isDemo: boolean };

/** Whether the server responds, its clock and build; and for the sign-in page the accounts of a demo, or null. */
export function healthRoutes({ now, build, isDemo }: HealthFacts): Hono {
  const app = new Hono();
  app.get('/api/health', (c) => c.json({ ok: true, now: now(), build }));
  app.get('/api/demo', (c) => c.json(listDemoAccounts({ isDemo })));
  return app;
}
