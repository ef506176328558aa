import { Hono } from 'hono';
import { forgetMemberHere, type MemberGateDeps } from '../http/member-session';
import { forgetDevice } from '../http/principal';

export function deviceRoutes(deps: MemberGateDeps): Hono {
  const app = new Hono();
  app.delete('/api/device', async (c) => {
    await forgetMemberHere(c, deps);
    forgetDevice(c, deps.reach);
    return c.json({ forgotten: true });
  });
  return app;
}
