import { Hono } from 'hono';
import { readDemoDoor } from '../usecases/staff/read-demo-door';

type HealthFacts = { now: () => number; build: string; isDemo: boolean };

/** Whether the house answers, by which clock, and the sign-ins of a demo. */
export function healthRoutes({ now, build, isDemo }: HealthFacts): Hono {
  return new Hono().get('/api/health', (c) =>
    c.json({ ok: true, now: now(), build, demo: readDemoDoor({ isDemo }) }),
  );
}
