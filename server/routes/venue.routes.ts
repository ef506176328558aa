import { Hono } from 'hono';
import { guestVenue } from '#domain/guest-venue';
import { packedRoute } from '../http/guest-route';
import type { NewsDeps } from '../usecases/marketing/shared/read-news';
import { readPackedVenue, type VenueDeps } from '../usecases/venue/read-venue';

export function venueRoutes(deps: VenueDeps & NewsDeps): Hono {
  const app = new Hono();
  packedRoute(app, '/api/venue', guestVenue, (c) => {
    c.header('Cache-Control', 'no-cache');
    return readPackedVenue(deps);
  });
  return app;
}
