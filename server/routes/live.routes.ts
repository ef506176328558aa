import { Hono } from 'hono';
import { clientAddress } from '../http/client-address';
import { eventStream, type LiveDeps } from '../http/live-response';
import type { Reach } from '../http/request-facts';

type PublicLiveDeps = Pick<LiveDeps, 'guestLive'> & { reach: Reach };

/** Sends events to guests' open pages by a stream, or by polling where networks block streams. */
export function liveRoutes(deps: PublicLiveDeps): Hono {
  const app = new Hono();

  app.get('/api/live', (c) =>
    eventStream(c, () => deps.guestLive.open(clientAddress(c, deps.reach))),
  );

  app.get('/api/live/now', async (c) => c.json(await deps.guestLive.news()));

  return app;
}
