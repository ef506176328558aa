import { DomainError } from '#domain/error-codes';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import {
  type CampaignRequest,
  type ChangeCampaignDeps,
  changeCampaign,
} from './shared/change-campaign';

/** Turns a scheduled campaign into a draft; a running campaign sends no further mails. */
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
