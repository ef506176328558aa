import type { CampaignsRepository } from '../../repositories/marketing/campaigns.repository';
import type { Effect } from '../../services/mail/effect-handlers';
import type { Mailer } from '../../services/mail/mailer';
import { NOBODY, type WriteCampaign } from './shared/campaign-writer';

export type SendTestMailDeps = {
  mailer: Mailer;
  writeCampaign: WriteCampaign;
  campaigns: CampaignsRepository;
};

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
