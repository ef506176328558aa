import { DomainError } from '#domain/error-codes';
import type { LaunchCampaignInput } from '#domain/marketing/campaign';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import {
  type CampaignRequest,
  type ChangeCampaignDeps,
  changeCampaign,
  refuseUnlawful,
} from './shared/change-campaign';

/** The server accepts a start time this far in the past, because device clocks run slow. */
const LATENESS_MS = 5 * 60_000;

/** Schedules a tested draft; without a time the campaign starts at once. */
export function launchCampaign(
  deps: ChangeCampaignDeps,
  request: CampaignRequest,
  { at: wanted }: LaunchCampaignInput,
): Promise<MutationResponse> {
  return changeCampaign(deps, request, async (before, at) => {
    if (before.status !== 'draft') throw new DomainError('campaign.not_draft');
    await refuseUnlawful(deps, before);
    if (before.testedV !== before.v) throw new DomainError('campaign.untested');
    const scheduledAt = wanted === null ? at : Date.parse(`${wanted}:00+03:00`);
    if (scheduledAt < at - LATENESS_MS) throw new DomainError('campaign.time_past');
    if ((await deps.campaigns.audience(before, at)) === 0) {
      throw new DomainError('campaign.nobody');
    }
    return {
      action: 'campaign.launch',
      after: { status: 'scheduled', scheduledAt, v: before.v + 1 },
    };
  });
}
