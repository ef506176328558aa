import { DomainError } from '#domain/error-codes';
import type { TestCampaignInput } from '#domain/marketing/campaign';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import {
  type CampaignRequest,
  type ChangeCampaignDeps,
  changeCampaign,
  refuseUnlawful,
} from './shared/change-campaign';

export const CAMPAIGN_TEST = 'campaign.test';

/** Queues one test mail in each language and marks the version as tested. */
export function testCampaign(
  deps: ChangeCampaignDeps,
  request: CampaignRequest & { email: string },
  { to }: TestCampaignInput,
): Promise<MutationResponse> {
  return changeCampaign(deps, request, async (before, at) => {
    if (before.status !== 'draft') throw new DomainError('campaign.not_draft');
    await refuseUnlawful(deps, before);
    const effects = (['en', 'tr'] as const).map((language) => ({
      id: deps.newId(),
      kind: CAMPAIGN_TEST,
      payload: { campaignId: before.id, language, to: to ?? request.email },
      nextAt: at,
      createdAt: at,
    }));
    return { action: 'campaign.test', after: { testedV: before.v }, effects };
  });
}
