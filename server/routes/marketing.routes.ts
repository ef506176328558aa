import type { Context } from 'hono';
import { DomainError } from '#domain/error-codes';
import * as marketing from '#domain/marketing/marketing.operations';
import { GUEST_OPERATIONS } from '#domain/registry/guest-operations';
import { plainRoute } from '../http/guest-route';
import { countMisses } from '../http/rate-limit';
import { entityId } from '../http/request-facts';
import type { App } from '../http/staff-api';
import { staffApi } from '../http/staff-api';
import { drawUnsubscribePage } from '../pages/marketing/unsubscribe-page';
import type { Deps } from '../setup/deps';
import {
  launchCampaign,
  openUnsubscribe,
  previewCampaign,
  previewTyped,
  readAudience,
  readResults,
  stopCampaign,
  testCampaign,
  unsubscribe,
} from '../usecases/campaigns';
import { keyOf, pageFacts } from './bookings.routes';

export function marketingRoutes(app: App, deps: Deps): void {
  const staff = staffApi(app, deps);

  staff.read(marketing.audience, (_, query) => readAudience(deps, query));
  staff.ask(marketing.previewTyped, (input) => previewTyped(deps, input));
  staff.read(marketing.preview, (c) => previewCampaign(deps, entityId(c)));
  staff.read(marketing.results, (c) => readResults(deps, entityId(c)));
  staff.change(marketing.test, ({ input, ...request }, c) => {
    const { email } = request.member;
    return testCampaign(deps, { ...request, campaignId: entityId(c), email }, input);
  });
  staff.change(marketing.launch, ({ input, ...request }, c) =>
    launchCampaign(deps, { ...request, campaignId: entityId(c) }, input),
  );
  staff.change(marketing.stop, (request, c) =>
    stopCampaign(deps, { ...request, campaignId: entityId(c) }),
  );

  // Mail programs send the POST without cookies or origin: the signed key alone counts.
  plainRoute(app, GUEST_OPERATIONS.askUnsubscribe, (c) =>
    unsubscribePage(c, deps, 'asking', openUnsubscribe),
  );
  plainRoute(app, GUEST_OPERATIONS.unsubscribe, (c) =>
    unsubscribePage(c, deps, 'done', unsubscribe),
  );
}

async function unsubscribePage(
  c: Context,
  deps: Deps,
  state: 'asking' | 'done',
  run: typeof openUnsubscribe,
): Promise<Response> {
  c.header('Cache-Control', 'no-store');
  c.header('X-Robots-Tag', 'noindex, nofollow');
  const { key, recipient } = linkOf(c);
  const page = async (own: 'en' | 'tr' | null, shown: 'asking' | 'done' | 'invalid') => {
    const facts = await pageFacts(c, deps);
    const language = c.req.query('lang') === undefined && own ? own : facts.language;
    return drawUnsubscribePage(
      { ...facts, language },
      { path: c.req.path, key: key ?? '', state: shown },
    );
  };
  return countMisses(c, deps, async () =>
    c.html(await page(await run(deps, { recipient, key }), state)),
  ).catch(async (error) => {
    if (!(error instanceof DomainError) || error.code !== 'not_found') throw error;
    return c.html(await page(null, 'invalid'), 404);
  });
}

function linkOf(c: Context) {
  const recipient = {
    campaignId: c.req.param('campaign') ?? '',
    memberId: c.req.param('member') ?? '',
  };
  return { key: keyOf(c), recipient };
}
