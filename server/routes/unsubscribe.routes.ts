import { type Context, Hono } from 'hono';
import { DomainError } from '#domain/error-codes';
import { countMisses, type MissDeps } from '../http/rate-limit';
import { ownOrigin, pageLanguage, type Reach } from '../http/request-facts';
import { drawUnsubscribePage } from '../pages/marketing/unsubscribe-page';
import {
  openUnsubscribe,
  type UnsubscribeDeps,
  unsubscribe,
} from '../usecases/marketing/unsubscribe';
import { readVenue, type VenueDeps } from '../usecases/venue/read-venue';

type UnsubscribeRoutesDeps = UnsubscribeDeps & VenueDeps & MissDeps & { reach: Reach };

const PATH = '/unsubscribe/:campaign/:member';

/** Mail programs send the POST without cookies or origin: the signed key alone counts. */
export function unsubscribeRoutes(deps: UnsubscribeRoutesDeps): Hono {
  const app = new Hono();
  app.get(PATH, (c) => respond(c, deps, 'asking', openUnsubscribe));
  app.post(PATH, (c) => respond(c, deps, 'done', unsubscribe));
  return app;
}

async function respond(
  c: Context,
  deps: UnsubscribeRoutesDeps,
  state: 'asking' | 'done',
  run: typeof openUnsubscribe,
): Promise<Response> {
  c.header('Cache-Control', 'no-store');
  c.header('X-Robots-Tag', 'noindex, nofollow');
  const { key, recipient } = linkOf(c);
  const page = async (own: 'en' | 'tr' | null, shown: 'asking' | 'done' | 'invalid') => {
    const { shown: venue, told } = await readVenue(deps);
    const language = c.req.query('lang') === undefined && own ? own : pageLanguage(c);
    const facts = { language, origin: ownOrigin(c, deps.reach), venue, told, now: deps.now() };
    return drawUnsubscribePage(facts, { path: c.req.path, key: key ?? '', state: shown });
  };
  return countMisses(c, deps, async () =>
    c.html(await page(await run(deps, { recipient, key }), state)),
  ).catch(async (error) => {
    if (!(error instanceof DomainError) || error.code !== 'not_found') throw error;
    return c.html(await page(null, 'invalid'), 404);
  });
}

function linkOf(c: Context) {
  const given = c.req.query('key') ?? '';
  const key = /^[\w-]{43}$/.test(given) ? given : null;
  const recipient = {
    campaignId: c.req.param('campaign') ?? '',
    memberId: c.req.param('member') ?? '',
  };
  return { key, recipient };
}
