import type { Context } from 'hono';
import type { Deps } from '../deps';
import { ownOrigin, pageLanguage } from '../http/request-facts';
import type { PageFacts } from '../pages/page';
import { readVenue } from '../usecases/venue/read-venue';

/** Returns what every drawn page says of the venue, in the page's language. */
export async function pageFacts(c: Context, deps: Deps): Promise<PageFacts> {
  const { shown, told, kept } = await readVenue(deps);
  const origin = ownOrigin(c, deps.reach);
  return { language: pageLanguage(c), origin, venue: shown, told, kept, now: deps.now() };
}
