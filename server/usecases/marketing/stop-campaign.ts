import { DomainError } from '#domain/error-codes';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import {
  type CampaignRequest,
  type ChangeCampaignDeps,
  changeCampaign,
} from './shared/change-campaign';

/** A scheduled campaign is a draft again; of a running one, the mails that have not left stay. */
export function stopCampaign(
  deps: ChangeCampaignDeps,
  request: CampaignRequest,
): Promise<MutationResponse> {
  return changeCampaign(deps, request, async (before, at) => {
    const { status, v } = before;
    if (status !== 'scheduled' && status !== 'sending') {
      throw new DomainError('campaign.not_running');
    }
    const after =
      status === 'scheduled'
        ? ({ status: 'draft', scheduledAt: null, testedV: null } as const)
        : ({ status: 'stopped', finishedAt: at } as const);
    return { action: 'campaign.stop', after: { ...after, v: v + 1 } };
  });
}
