import { type Context, Hono } from 'hono';
import {
  audienceQuery,
  CAMPAIGNS,
  launchCampaignInput,
  previewCampaignInput,
  testCampaignInput,
} from '#domain/marketing/campaign';
import type { IdempotencyDeps } from '../../http/idempotency';
import { staffAgeMs } from '../../http/request-facts';
import { type StaffEnv, type StaffGateDeps, staffRoute } from '../../http/require-staff';
import { staffMutation } from '../../http/staff-mutation';
import { bodyText, entityId, parse, parseJson } from '../../http/validate';
import { launchCampaign } from '../../usecases/marketing/launch-campaign';
import {
  type PreviewCampaignDeps,
  previewCampaign,
  previewTyped,
  readAudience,
  readResults,
} from '../../usecases/marketing/read-campaign';
import type {
  CampaignRequest,
  ChangeCampaignDeps,
} from '../../usecases/marketing/shared/change-campaign';
import { stopCampaign } from '../../usecases/marketing/stop-campaign';
import { testCampaign } from '../../usecases/marketing/test-campaign';

type AdminMarketingDeps = StaffGateDeps &
  IdempotencyDeps &
  ChangeCampaignDeps &
  PreviewCampaignDeps;

const ONE = `${CAMPAIGNS.path}/:id`;
const need = CAMPAIGNS.change;
const AUDIENCE = {
  method: 'GET',
  path: '/api/admin/marketing/audience',
  need: CAMPAIGNS.read,
} as const;
const TYPED = { method: 'POST', path: '/api/admin/marketing/preview', need } as const;
const PREVIEW = { method: 'GET', path: `${ONE}/preview`, need: CAMPAIGNS.read } as const;
const RESULTS = { method: 'GET', path: `${ONE}/results`, need: CAMPAIGNS.read } as const;
const TEST = { method: 'POST', path: `${ONE}/test`, need } as const;
const LAUNCH = { method: 'POST', path: `${ONE}/launch`, need } as const;
const STOP = { method: 'POST', path: `${ONE}/stop`, need } as const;

export function adminMarketingRoutes(deps: AdminMarketingDeps): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>();

  staffRoute(app, deps, AUDIENCE, async (c) =>
    c.json(await readAudience(deps, parse(audienceQuery, c.req.query()))),
  );

  staffRoute(app, deps, TYPED, async (c) =>
    c.json(await previewTyped(deps, parseJson(previewCampaignInput, await bodyText(c)))),
  );

  staffRoute(app, deps, PREVIEW, async (c) => c.json(await previewCampaign(deps, entityId(c))));

  staffRoute(app, deps, RESULTS, async (c) => c.json(await readResults(deps, entityId(c))));

  staffRoute(app, deps, TEST, (c) =>
    staffMutation(c, deps, 'campaign.test', async ({ claim, text }) => {
      const { email } = c.get('session').member;
      return testCampaign(
        deps,
        { ...requestOf(c, claim), email },
        parseJson(testCampaignInput, text),
      );
    }),
  );

  staffRoute(app, deps, LAUNCH, (c) =>
    staffMutation(c, deps, 'campaign.launch', async ({ claim, text }) =>
      launchCampaign(deps, requestOf(c, claim), parseJson(launchCampaignInput, text)),
    ),
  );

  staffRoute(app, deps, STOP, (c) =>
    staffMutation(c, deps, 'campaign.stop', async ({ claim }) =>
      stopCampaign(deps, requestOf(c, claim)),
    ),
  );

  return app;
}

function requestOf(c: Context<StaffEnv>, claim: CampaignRequest['claim']): CampaignRequest {
  return { claim, campaignId: entityId(c), member: c.get('session').member, ageMs: staffAgeMs(c) };
}
