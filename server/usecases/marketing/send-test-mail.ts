import type { CampaignsRepository } from '../../repositories/marketing/campaigns.repository';
import type { Effect } from '../../services/mail/effect-handlers';
import type { SendCampaignsDeps } from './send-campaigns';

export type SendTestMailDeps = Pick<SendCampaignsDeps, 'mailer' | 'writeCampaign'> & {
  campaigns: CampaignsRepository;
};

/** In a test mail the unsubscribe link withdraws nothing: it names nobody. */
export const NOBODY = 'test';

export async function sendTestMail(deps: SendTestMailDeps, effect: Effect): Promise<void> {
  const { campaignId, language, to } = effect.payload;
  const campaign = await deps.campaigns.find(String(campaignId));
  if (!campaign) return;
  const mail = await deps.writeCampaign(campaign, {
    memberId: NOBODY,
    language: language === 'tr' ? 'tr' : 'en',
  });
  await deps.mailer.send({ id: effect.id, to: String(to), ...mail });
}
