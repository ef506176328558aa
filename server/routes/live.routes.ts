import { Hono } from 'hono';
import { clientAddress } from '../http/client-address';
import { eventStream, type LiveDeps } from '../http/live-response';
import type { Reach } from '../http/request-facts';

type PublicLiveDeps = Pick<LiveDeps, 'guestLive'> & { reach: Reach };

/** What guests' open pages hear: by a stream, or by asking where the network holds streams back. */
export function liveRoutes(deps: PublicLiveDeps): Hono {
  const app = new Hono();

  app.get('/api/live', (c) =>
    eventStream(c, () => deps.guestLive.open(clientAddress(c, deps.reach))),
  );

  app.get('/api/live/now', async (c) => c.json(await deps.guestLive.news()));

  return app;
}
