import { Hono } from 'hono';
import { forgottenDevice } from '#domain/club/guest-member';
import { guestRoute } from '../http/guest-route';
import { forgetMemberHere, type MemberGateDeps } from '../http/member-session';
import { forgetDevice } from '../http/principal';

export function deviceRoutes(deps: MemberGateDeps): Hono {
  const app = new Hono();
  guestRoute(app, 'DELETE', '/api/device', forgottenDevice, async (c) => {
    await forgetMemberHere(c, deps);
    forgetDevice(c, deps.reach);
    return { forgotten: true };
  });
  return app;
}
