import { Hono } from 'hono';

export function healthRoutes({ now, build }: { now: () => number; build: string }): Hono {
  return new Hono().get('/api/health', (c) => c.json({ ok: true, now: now(), build }));
}
