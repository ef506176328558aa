import { Hono } from 'hono';
import { packedResponse } from '../http/compressed-response';
import type { NewsDeps } from '../usecases/marketing/shared/read-news';
import { readPackedVenue, type VenueDeps } from '../usecases/venue/read-venue';

export function venueRoutes(deps: VenueDeps & NewsDeps): Hono {
  const app = new Hono();
  app.get('/api/venue', async (c) => {
    c.header('Cache-Control', 'no-cache');
    return packedResponse(c, await readPackedVenue(deps), 'application/json; charset=UTF-8');
  });
  return app;
}
