import { Hono } from 'hono';
import { forgetDevice } from '../http/principal';
import type { Reach } from '../http/request-facts';

export function deviceRoutes({ reach }: { reach: Reach }): Hono {
  const app = new Hono();
  app.delete('/api/device', (c) => {
    forgetDevice(c, reach);
    return c.json({ forgotten: true });
  });
  return app;
}
