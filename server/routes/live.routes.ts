import { Hono } from 'hono';
import { liveStatus } from '#domain/guest-venue';
import { clientAddress } from '../http/client-address';
import { guestRoute } from '../http/guest-route';
import { eventStream, type LiveDeps } from '../http/live-response';
import type { Reach } from '../http/request-facts';

type PublicLiveDeps = Pick<LiveDeps, 'guestLive'> & { reach: Reach };

/** Sends events to guests' open pages by a stream, or by polling where networks block streams. */
export function liveRoutes(deps: PublicLiveDeps): Hono {
  const app = new Hono();

  app.get('/api/live', (c) =>
    eventStream(c, () => deps.guestLive.open(clientAddress(c, deps.reach))),
  );

  guestRoute(app, 'GET', '/api/live/now', liveStatus, () => deps.guestLive.news());

  return app;
}
