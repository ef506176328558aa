import { Hono } from 'hono';

type HealthFacts = { now: () => number; build: string; isDemo: boolean };

/** Whether the house answers, by which clock, and whether its demo accounts are open. */
export function healthRoutes({ now, build, isDemo }: HealthFacts): Hono {
  return new Hono().get('/api/health', (c) =>
    c.json({ ok: true, now: now(), build, demo: isDemo }),
  );
}
