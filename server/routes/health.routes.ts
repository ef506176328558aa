import { Hono } from 'hono';
import { demoSignIn, serverHealth } from '#domain/guest-venue';
import { guestRoute } from '../http/guest-route';
import { listDemoAccounts } from '../usecases/staff/list-demo-accounts';

type HealthFacts = { now: () => number; build: string; isDemo: boolean };

/** Returns the server's clock and build. The sign-in page also gets the demo's accounts, or null outside a demo. */
export function healthRoutes({ now, build, isDemo }: HealthFacts): Hono {
  const app = new Hono();
  guestRoute(app, 'GET', '/api/health', serverHealth, () => ({ ok: true, now: now(), build }));
  guestRoute(app, 'GET', '/api/demo', demoSignIn, () => listDemoAccounts({ isDemo }));
  return app;
}
