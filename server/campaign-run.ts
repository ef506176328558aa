import { pauseAfter } from '#domain/marketing/campaign';
import {
  recoverCampaigns,
  type SendCampaignsDeps,
  sendCampaigns,
} from './usecases/marketing/send-campaigns';

/**
 * Makes the job of the loop. Its first run settles the attempts of the last process; an unreachable mail server is
 * asked again after longer and longer pauses.
 */
export function campaignRun(deps: SendCampaignsDeps): () => Promise<void> {
  let isRecovered = false;
  let misses = 0;
  let restsUntil = 0;
  return async () => {
    if (deps.now() < restsUntil) return;
    if (!isRecovered) await recoverCampaigns(deps);
    isRecovered = true;
    misses = (await sendCampaigns(deps)) ? 0 : misses + 1;
    restsUntil = misses > 0 ? deps.now() + pauseAfter(misses) : 0;
  };
}
