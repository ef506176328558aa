import { pauseAfter } from '#domain/marketing/campaign';
import { ALONE } from './db/lease';
import {
  recoverCampaigns,
  type SendCampaignsDeps,
  sendCampaigns,
} from './usecases/marketing/send-campaigns';

/**
 * Makes the job of the loop. The first run of a leader settles the attempts of the one before; an unreachable mail server
 * is asked again after longer and longer pauses.
 */
export function campaignRun(deps: SendCampaignsDeps, { term } = ALONE): () => Promise<void> {
  let recoveredIn = 0;
  let misses = 0;
  let restsUntil = 0;
  return async () => {
    if (deps.now() < restsUntil) return;
    if (recoveredIn !== term()) await recoverCampaigns(deps);
    recoveredIn = term();
    misses = (await sendCampaigns(deps)) ? 0 : misses + 1;
    restsUntil = misses > 0 ? deps.now() + pauseAfter(misses) : 0;
  };
}
