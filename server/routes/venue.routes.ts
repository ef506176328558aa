import { Hono } from 'hono';
import { packedResponse } from '../http/compressed-response';
import { readPackedVenue, type VenueDeps } from '../usecases/venue/read-venue';

export function venueRoutes(deps: VenueDeps): Hono {
  const app = new Hono();
  app.get('/api/venue', async (c) => {
    c.header('Cache-Control', 'no-cache');
    return packedResponse(c, await readPackedVenue(deps), 'application/json; charset=UTF-8');
  });
  return app;
}
